/** Returns JSON that PostgreSQL accepts. Half a surrogate pair becomes U+FFFD, as in any UTF-8. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
}
