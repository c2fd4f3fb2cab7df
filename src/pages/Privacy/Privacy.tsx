import { PrivacyText } from '@/features/content/components/PrivacyText/PrivacyText';

export function Privacy() {
  return <PrivacyText />;
}
