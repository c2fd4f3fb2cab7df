import { validation } from '@/contract/messages/validation';
import { fieldErrors, type HttpRejection } from '../rejections';

export interface Captcha {
  /** Throws the error of the captcha field unless the token is good, fresh and unused. */
  check(token: string, address: string): Promise<void>;
}

/** For a site without a captcha, where forms have a blank token and are accepted. */
export const captchaOff: Captcha = { check: async () => {} };

export function captchaRejected(): HttpRejection {
  return fieldErrors({ recaptcha_token: [validation.captcha] });
}
