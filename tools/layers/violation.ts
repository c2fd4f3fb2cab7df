/** One broken rule. */
export interface Violation {
  readonly rule: string;
  /** Path from the root of the tree, with slashes. */
  readonly file: string;
  /** What the file does: the import it has, or the words it contains. */
  readonly what: string;
  readonly reason: string;
}

/** Two lines for people: where and what, then which rule and why. */
export function describeViolation({ rule, file, what, reason }: Violation): string {
  return `${file} ${what}\n    ${rule}: ${reason}`;
}
