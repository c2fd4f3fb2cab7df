import { OperatorError } from '../platform/OperatorError';

/** Thrown when an operator's command fails. The message gives the reason in one line. */
export class CommandFailed extends OperatorError {}
