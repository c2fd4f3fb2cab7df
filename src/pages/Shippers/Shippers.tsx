import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';

/** The page for shippers (specification 2, Shippers page). */
export function Shippers() {
  return (
    <Section>
      <PageHeading
        over="For shippers"
        title="Your freight, on the road tonight"
        lead="Tell us where and when. A dispatcher answers with a price and a truck."
      />
    </Section>
  );
}
