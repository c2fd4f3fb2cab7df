import HelpOutlinedIcon from '@mui/icons-material/HelpOutlined';
import Container from '@mui/material/Container';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { guides } from '@/contract/routes';
import { InspectionReport } from '@/features/inspection/InspectionReport/InspectionReport';
import { PersistentStorage } from '@/features/inspection/status/PersistentStorage';
import { AnotherTruck } from '@/features/inspection/trip/AnotherTruck';
import { ColorSchemeSwitch } from '@/features/ui/components/ColorSchemeSwitch/ColorSchemeSwitch';

export function VehicleReport() {
  return (
    <Container
      sx={{
        px: { xs: 2, md: 5 },
        '@media (max-width: 359px)': { px: 1 },
        pt: { xs: 1, md: 5 },
        pb: { md: 8 },
        h1: { fontSize: 'clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem)' },
        // On a small screen, the title is smaller, because the report needs the height.
        '@media (max-width: 639px), (max-height: 500px)': { h1: { fontSize: '1.5rem' } },
      }}
    >
      <Stack spacing={{ xs: 1, md: 3 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <PageHeading title="Driver Vehicle Inspection Report" />
          </Stack>
          <ColorSchemeSwitch>
            {(close) => [
              <AnotherTruck key="truck" onChosen={close} />,
              <PersistentStorage key="storage" />,
              <MenuItem key="guide" component="a" href={guides.driver} target="_blank">
                <ListItemIcon>
                  <HelpOutlinedIcon />
                </ListItemIcon>
                <ListItemText primary="Guide" />
              </MenuItem>,
            ]}
          </ColorSchemeSwitch>
        </Stack>
        <InspectionReport />
      </Stack>
    </Container>
  );
}
