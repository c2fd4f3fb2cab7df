import { OperatorError } from '../OperatorError';

/** An invalid setting. The one-line message names the variable and never repeats its value. */
export class SettingError extends OperatorError {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
  }
}
