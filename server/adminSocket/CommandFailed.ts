/** A command of the operator cannot be done, in one line that says why. */
export class CommandFailed extends Error {}
