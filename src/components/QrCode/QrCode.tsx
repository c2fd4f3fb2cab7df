import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  text: string;
  /** The accessible name, which says where the code leads. */
  label: string;
  /** In px, without the white border. */
  size?: number;
}

/** A QR code as SVG. Load it lazily, because its library is large. */
export function QrCode({ text, label, size = 160 }: QrCodeProps) {
  return (
    // Cameras need a white border to recognize the code in the dark scheme.
    <Box
      sx={{
        flex: 'none',
        display: 'inline-block',
        p: 1,
        lineHeight: 0,
        bgcolor: '#FFFFFF',
        borderRadius: 1,
      }}
    >
      <QRCodeSVG value={text} title={label} size={size} />
    </Box>
  );
}
