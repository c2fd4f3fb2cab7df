import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stateTexts } from '@/contract/messages/states';

/** As tall as a panel with its title and fields. */
const panel = {
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > i': { height: 52, borderRadius: 0.5, bgcolor: 'surface.sunken' },
  '& > :first-of-type': { width: '40%', height: 32 },
};

function PanelOutline({ fields }: { fields: number }) {
  return (
    <Box aria-hidden="true" sx={panel}>
      {Array.from({ length: fields + 1 }, (_, index) => (
        <i key={index} />
      ))}
    </Box>
  );
}

/** The report's outline while the draft and the current report load. */
export function ReportSkeleton() {
  return (
    <Stack role="status" aria-busy="true" spacing={3}>
      <Typography>{stateTexts.loading}</Typography>
      <PanelOutline fields={7} />
      <PanelOutline fields={6} />
    </Stack>
  );
}
