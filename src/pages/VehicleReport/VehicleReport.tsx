import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';

/** The report's page (specification 2, Vehicle report page). */
export function VehicleReport() {
  return (
    <Section>
      <PageHeading title="Driver Vehicle Inspection Report" />
    </Section>
  );
}
