import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useCompany } from '@/components/Company/CompanyContext';

/** The company's logo for the colour scheme, if it has one; a phone has no space for it. */
export function OfficeLogo() {
  const { name, logo_light: onLight, logo_dark: onDark } = useCompany();
  const logo = useTheme().palette.mode === 'light' ? onLight : onDark;
  if (logo === null) return null;
  return (
    <Box
      component="img"
      src={logo}
      alt={name}
      sx={{
        display: { xs: 'none', sm: 'block' },
        height: 32,
        maxWidth: 160,
        mx: 1,
        objectFit: 'contain',
      }}
    />
  );
}
