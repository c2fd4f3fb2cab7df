/** An error with a one-line message for the operator: what happened, and what to do. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
