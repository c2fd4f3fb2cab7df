import { OperatorError } from '../platform/OperatorError';

/** An operator's command failed. The message gives the reason in one line. */
export class CommandFailed extends OperatorError {}
