/** PostgreSQL's code of a failed query (e.g. 23505), wherever the query layer has wrapped it. */
export function databaseCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseCode(error) === '23505';
}

/** Network codes, and classes 08 (connection), 53 (resources) and 57 (operator) of PostgreSQL. */
const gone = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|08|53|57)/;

/** Whether the database is away, as against a fault in our query. */
export function isDatabaseGone(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null) return gone.test(code);
  return /timeout exceeded when trying to connect|Connection terminated/.test(messagesOf(error));
}

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
  return messages.join('\n');
}
