import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useCompany } from '@/components/companyContext';

/** The company's logo for the color scheme, or its name if there is no logo, as a link to Today. */
export function OfficeLogo() {
  const { name, logo_light: onLight, logo_dark: onDark } = useCompany();
  const logo = useTheme().palette.mode === 'light' ? onLight : onDark;
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: { xs: 'none', sm: 'block' },
        mx: 1,
        color: 'text.primary',
        textDecoration: 'none',
      }}
    >
      {logo === null ? (
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
      ) : (
        <Box
          component="img"
          src={logo}
          alt={name}
          sx={{ display: 'block', height: 28, maxWidth: 160, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
