import { PrivacyText } from '@/features/content/components/PrivacyText/PrivacyText';

/** The page about privacy. */
export function Privacy() {
  return <PrivacyText />;
}
