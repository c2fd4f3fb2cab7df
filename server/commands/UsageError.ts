import { OperatorError } from '../platform/OperatorError';

/** Thrown when the arguments of a command are invalid. */
export class UsageError extends OperatorError {}
