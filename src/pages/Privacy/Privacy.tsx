import { PrivacyText } from '@/features/content/components/PrivacyText/PrivacyText';

/** The privacy page, with the carrier's text. */
export function Privacy() {
  return <PrivacyText />;
}
