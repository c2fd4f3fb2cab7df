import Box from '@mui/material/Box';
import { Section } from '@/components/Section/Section';
import { DialogButton } from '../DialogButton/DialogButton';

/** The section of the shippers page where a shipper can ask for a quote. */
export function ClosingQuote() {
  return (
    <Section tone="band">
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center' }}>
        <DialogButton dialog={{ kind: 'shipperApplication', title: 'Shippers Application' }}>
          Get a quote
        </DialogButton>
      </Box>
    </Section>
  );
}
