export interface Violation {
  readonly rule: string;
  /** Path relative to the root of the tree, with slashes. */
  readonly file: string;
  /** The file's mistake: the import or the words it contains. */
  readonly what: string;
  readonly reason: string;
}

/** Two lines. The first has the file and its mistake, the second has the rule and its reason. */
export function describeViolation({ rule, file, what, reason }: Violation): string {
  return `${file} ${what}\n    ${rule}: ${reason}`;
}
