import { OperatorError } from '../platform/OperatorError';

export class UsageError extends OperatorError {}
