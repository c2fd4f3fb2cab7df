import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';

/** The QR code of an address. It has its own chunk, because few drivers open it. */
export function CertifyCode({ address }: { address: string }) {
  return (
    // A white border, so that cameras recognize the code in the dark scheme too.
    <Box sx={{ display: 'inline-block', p: 1, lineHeight: 0, bgcolor: '#FFFFFF', borderRadius: 1 }}>
      <QRCodeSVG value={address} title="QR code of the defect's page in the office" size={160} />
    </Box>
  );
}
