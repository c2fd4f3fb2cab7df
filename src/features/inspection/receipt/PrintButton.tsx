import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';

/** Prints the open report. The browser's print dialog can also save or share it as a PDF. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      sx={{ alignSelf: 'flex-start', minHeight: 48, mb: 2 }}
    >
      Print or save as PDF
    </Button>
  );
}
