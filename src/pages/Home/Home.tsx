import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';
import { anchors } from '../../contract/routes';

/** The home page (specification 2, Home). */
export function Home() {
  return (
    <>
      <Section>
        <PageHeading
          over="Linehaul"
          title="Freight that keeps its word"
          lead="Full truckloads across the United States, with drivers who stay and dispatchers who answer."
        />
      </Section>
      <Section id={anchors.services} heading="Services" tone="band">
        <p>Dry van, refrigerated and open deck.</p>
      </Section>
      <Section id={anchors.about} heading="About">
        <p>A carrier that checks every truck, every day.</p>
      </Section>
    </>
  );
}
