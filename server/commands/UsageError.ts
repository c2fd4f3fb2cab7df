import { OperatorError } from '../platform/OperatorError';

/** The arguments of a command are invalid. */
export class UsageError extends OperatorError {}
