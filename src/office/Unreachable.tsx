import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lightTheme } from '@/theme/lightTheme';

/** Says that there is no connection to the server. */
export function Unreachable() {
  return (
    <ThemeProvider theme={lightTheme}>
      <CssBaseline />
      <Container component="main" maxWidth="sm" sx={{ py: 12, textAlign: 'center' }}>
        <Typography variant="h1" gutterBottom>
          No connection
        </Typography>
        <Typography role="alert" sx={{ mb: 3 }}>
          The office could not be loaded. Check your connection and try again.
        </Typography>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </Container>
    </ThemeProvider>
  );
}
