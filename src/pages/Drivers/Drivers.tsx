import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';

/** The page for drivers (specification 2, Drivers page). */
export function Drivers() {
  return (
    <Section>
      <PageHeading
        over="For drivers"
        title="Drive with people who know the road"
        lead="New trucks, honest miles, and home when we said you would be."
      />
    </Section>
  );
}
