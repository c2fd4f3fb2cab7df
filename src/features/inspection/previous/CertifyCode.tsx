import { QrCode } from '@/components/QrCode/QrCode';

/** The QR code of an address. It has its own chunk, because few drivers open it. */
export function CertifyCode({ address }: { address: string }) {
  return <QrCode text={address} label="QR code of the defect's page in the office" />;
}
