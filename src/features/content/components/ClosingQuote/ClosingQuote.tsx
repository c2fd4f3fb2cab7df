import Box from '@mui/material/Box';
import { Section } from '@/components/Section/Section';
import { DialogButton } from '../DialogButton/DialogButton';

/** The end of the shippers page. A shipper who has read the page can ask for a quote here. */
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
