export interface Mistake {
  readonly line: number;
  /** The mistake: the forbidden import or word. */
  readonly what: string;
}

export interface Violation extends Mistake {
  readonly rule: string;
  /** Path relative to the root of the tree, with slashes. */
  readonly file: string;
  readonly reason: string;
}

/** The line number, from 1, of the character at the index. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Two lines: the file, the line number and the mistake, then the rule and its reason. */
export function describeViolation({ rule, file, line, what, reason }: Violation): string {
  return `${file}:${line} ${what}\n    ${rule}: ${reason}`;
}
