import { consentVersion } from '@/contract/signingConsent';
import { consentTexts } from './ConsentText';

test('the version that a press sends is that of the text that the page shows', () => {
  expect(consentTexts).toHaveLength(consentVersion);
});
