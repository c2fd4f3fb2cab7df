import { QrCode } from '@/components/QrCode/QrCode';

/**
 * The QR code of an address. This component has a separate chunk, because few drivers open the
 * code.
 */
export function CertifyCode({ address }: { address: string }) {
  return <QrCode text={address} label="QR code of the defect's page in the office" />;
}
