/** An error whose message tells the operator in one line what happened and what to do. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
