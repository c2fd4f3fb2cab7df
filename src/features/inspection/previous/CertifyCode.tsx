import { QrCode } from '@/components/QrCode/QrCode';

export function CertifyCode({ address }: { address: string }) {
  return <QrCode text={address} label="QR code of the defect's page in the office" />;
}
