/** Returns the error code of PostgreSQL or the system, even from a wrapped error. */
export function databaseCode(error: unknown): string | null {
  for (const cause of listErrorCauses(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
}

/**
 * Returns the message of the innermost cause, such as PostgreSQL's own. A failed query's error wraps that message in
 * one with the query's values, which may be secret.
 */
export function getRootCauseMessage(error: unknown): string {
  const cause = listErrorCauses(error).at(-1);
  return cause && 'message' in cause ? String(cause.message) : String(error);
}

/**
 * Returns the error and its causes, outermost first. Recognizes errors by their shape, because a database driver may be
 * loaded in another realm.
 */
function listErrorCauses(error: unknown): object[] {
  const causes: object[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && causes.length < 10) {
    causes.push(next);
    next = 'cause' in next ? next.cause : null;
  }
  return causes;
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseCode(error) === '23505';
}

/** Matches network errors, and PostgreSQL's error classes 08 (connection), 53 (resources) and 57 (operator). */
const gone = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|08|53|57)/;

/** Whether a query failed because the database is unavailable. */
export function isDatabaseGone(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null) return gone.test(code);
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(
    joinMessages(error),
  );
}

function joinMessages(error: unknown): string {
  return listErrorCauses(error)
    .map((cause) => ('message' in cause ? String(cause.message) : ''))
    .join('\n');
}
