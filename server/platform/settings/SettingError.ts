import { OperatorError } from '../OperatorError';

/** An invalid setting. `problem` must not repeat the value, which may be secret. */
export class SettingError extends OperatorError {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
  }
}
