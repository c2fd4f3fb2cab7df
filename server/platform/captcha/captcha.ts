import { validation } from '@/contract/messages/validation';
import { fieldErrors, type HttpRejection } from '../rejections';

export interface Captcha {
  /** Throws the captcha field's error unless the token is valid, recent and unused. */
  check(token: string, address: string): Promise<void>;
}

export const captchaOff: Captcha = { check: async () => {} };

export function captchaRejected(): HttpRejection {
  return fieldErrors({ recaptcha_token: [validation.captcha] });
}
