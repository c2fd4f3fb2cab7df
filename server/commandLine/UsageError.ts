/** The command line was written in a way that we don't understand. */
export class UsageError extends Error {}
