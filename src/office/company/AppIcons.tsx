import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getAppIconUrl } from '@/contract/appIcon';
import type { PublicCompany } from '@/contract/company';

const shown = [
  { size: 48, px: 32, label: 'Browser tab' },
  { size: 192, px: 64, label: 'Android' },
  { size: 180, px: 64, label: 'iPhone' },
] as const;

export function AppIcons({ company }: { company: PublicCompany }) {
  return (
    <Box component="section" aria-label="App icons">
      <Typography variant="h4" component="h2">
        App icons
      </Typography>
      <Typography variant="body2" color="textSecondary">
        For browser tabs and for phones that install the report. A carrier's own are made from a
        logo that is about square, or else from the name's initials on the accent color.
      </Typography>
      <Stack direction="row" sx={{ gap: 3, mt: 1, alignItems: 'flex-end' }}>
        {shown.map(({ size, label, px }) => (
          <Stack key={label} component="figure" sx={{ m: 0, gap: 0.5, alignItems: 'center' }}>
            <Box
              component="img"
              src={getAppIconUrl(company, size)}
              alt=""
              sx={{ width: px, height: px, borderRadius: px / 160 }}
            />
            <Typography component="figcaption" variant="body2">
              {label}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
