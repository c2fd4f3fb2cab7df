import { ClosingQuote } from '@/features/content/components/ClosingQuote/ClosingQuote';
import { ReasonsToChoose } from '@/features/content/components/ReasonsToChoose/ReasonsToChoose';
import { SecondReasons } from '@/features/content/components/SecondReasons/SecondReasons';
import { ShipperFeatures } from '@/features/content/components/ShipperFeatures/ShipperFeatures';
import { ShipperIntro } from '@/features/content/components/ShipperIntro/ShipperIntro';
import { ShippersHero } from '@/features/content/components/ShippersHero/ShippersHero';
import { ThirdReasons } from '@/features/content/components/ThirdReasons/ThirdReasons';

/** The page for shippers. */
export function Shippers() {
  return (
    <>
      <ShippersHero />
      <ShipperIntro />
      <ShipperFeatures />
      <ReasonsToChoose />
      <SecondReasons />
      <ThirdReasons />
      <ClosingQuote />
    </>
  );
}
