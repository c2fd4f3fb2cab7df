/** An error whose message tells the operator in one line what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
