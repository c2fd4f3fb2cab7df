import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { InspectionReport } from '../../features/inspection/components/InspectionReport/InspectionReport';

/** Where drivers fill in their report. Its name is long and its window often a phone's: a smaller title than elsewhere. */
export function VehicleReport() {
  return (
    <Container
      sx={{
        px: { xs: 2, md: 5 },
        pt: { xs: 3, md: 5 },
        pb: { md: 8 },
        h1: { fontSize: 'clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem)' },
      }}
    >
      <Stack spacing={3}>
        <PageHeading title="Driver Vehicle Inspection Report" />
        <InspectionReport />
      </Stack>
    </Container>
  );
}
