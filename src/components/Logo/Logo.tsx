import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { demonstrationCompany } from '@/contract/company';
import { useCompany } from '../companyContext';

const Sign = styled('svg')(
  memoTheme(({ theme }) => ({
    flex: 'none',
    '.sign': { fill: theme.palette.primary.main },
    path: { strokeLinecap: 'butt' },
    '.road': { fill: 'none', stroke: theme.palette.primary.contrastText, strokeWidth: 6.5 },
    '.line': {
      fill: 'none',
      stroke: theme.palette.primary.main,
      strokeWidth: 1.3,
      strokeDasharray: '3 2.4',
    },
  })),
);

/** The demonstration's logo, a road on a highway sign. */
function RoadSign() {
  return (
    <Sign width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        className="sign"
        d="M17.9 2a3 3 0 0 1 4.2 0L38 17.9a3 3 0 0 1 0 4.2L22.1 38a3 3 0 0 1-4.2 0L2 22.1a3 3 0 0 1 0-4.2z"
      />
      <path className="road" d="M13.5 30.5c0-8.5 12-7.5 12-14 0-3.5-2-5-4.5-7" />
      <path className="line" d="M13.5 30.5c0-8.5 12-7.5 12-14 0-3.5-2-5-4.5-7" />
    </Sign>
  );
}

/** The company's logo for dark backgrounds, or its name if there is no logo. */
export function Logo() {
  const company = useCompany();
  if (company.logo_dark !== null) {
    return (
      <Box
        component="img"
        src={company.logo_dark}
        alt={company.name}
        sx={{ height: 40, maxWidth: 220, objectFit: 'contain' }}
      />
    );
  }
  return (
    <Typography
      component="span"
      variant="h1"
      color="textPrimary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        // Leaves room for the header's buttons on a small phone with large text.
        fontSize: 'min(1.75rem, 9vw)',
      }}
    >
      {company === demonstrationCompany ? <RoadSign /> : null}
      <span>{company.name}</span>
    </Typography>
  );
}
