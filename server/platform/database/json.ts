/** Returns JSON that PostgreSQL accepts. Replaces half a surrogate pair with U+FFFD, as UTF-8 encoders do. */
export function toPostgresJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
}
