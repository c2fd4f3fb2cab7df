import { Section } from '@/components/Section/Section';
import { useShipperPageQuery } from '../../shipperPageApi';
import { SectionIntro } from '../SectionIntro/SectionIntro';

/** Renders nothing without the text, because the hero reports a failed call. */
export function ShippersIntroduction() {
  const { data: page } = useShipperPageQuery();
  if (!page?.shipper_text.trim()) return null;
  return (
    <Section name="shippers-introduction">
      <SectionIntro text={page.shipper_text} layout="split" />
    </Section>
  );
}
