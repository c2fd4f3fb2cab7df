import { styled } from '@mui/material/styles';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { InspectionReport } from '../../features/inspection/components/InspectionReport/InspectionReport';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  // Its text begins where the header's does.
  maxWidth: theme.layout.width + 80,
  margin: '0 auto',
  padding: theme.spacing(3, 2, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 5, 8) },
  h1: { fontSize: 'clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem)' },
}));

/** Vehicle report page (specification 2). */
export function VehicleReport() {
  return (
    <Page>
      <PageHeading title="Driver Vehicle Inspection Report" />
      <InspectionReport />
    </Page>
  );
}
