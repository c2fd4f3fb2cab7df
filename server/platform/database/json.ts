/**
 * Returns JSON that PostgreSQL accepts. PostgreSQL rejects half a surrogate pair, which becomes
 * U+FFFD, as in any UTF-8.
 */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
}
