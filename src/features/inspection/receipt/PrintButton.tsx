import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';

/** Prints the report that is open; the browser's print can also save and share it as a PDF. */
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
