import { Section } from '@/components/Section/Section';
import { useShipperPageQuery } from '@/features/content/shipperPageApi';
import { SectionIntro } from '../SectionIntro/SectionIntro';

/** What kind of carrier this is; nothing where the text did not come, which the hero says. */
export function ShipperIntro() {
  const { data: page } = useShipperPageQuery();
  if (!page?.shipper_text.trim()) return null;
  return (
    <Section>
      <SectionIntro text={page.shipper_text} layout="split" />
    </Section>
  );
}
