import { validation } from '../../src/contract/messages';
import { fieldErrors } from '../http/refusals';

/** Checks the token of a form. Throws the field error of design 10.9. */
export interface Captcha {
  check(token: string, address: string): Promise<void>;
}

/** The captcha is not configured: forms come with a blank token, and are taken. */
export const captchaOff: Captcha = { check: async () => {} };

export function captchaRefused() {
  return fieldErrors({ recaptcha_token: [validation.captcha] });
}
