import { ClosingQuote } from '@/features/content/components/ClosingQuote/ClosingQuote';
import { ReasonsToChoose } from '@/features/content/components/ReasonsToChoose/ReasonsToChoose';
import { SecondReasons } from '@/features/content/components/SecondReasons/SecondReasons';
import { ShipperFeatures } from '@/features/content/components/ShipperFeatures/ShipperFeatures';
import { ShippersIntroduction } from '@/features/content/components/ShippersIntroduction/ShippersIntroduction';
import { ShippersTitle } from '@/features/content/components/ShippersTitle/ShippersTitle';
import { ThirdReasons } from '@/features/content/components/ThirdReasons/ThirdReasons';

export function Shippers() {
  return (
    <>
      <ShippersTitle />
      <ShippersIntroduction />
      <ShipperFeatures />
      <ReasonsToChoose />
      <SecondReasons />
      <ThirdReasons />
      <ClosingQuote />
    </>
  );
}
