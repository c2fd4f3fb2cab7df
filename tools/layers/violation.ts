export interface Mistake {
  readonly line: number;
  readonly what: string;
}

export interface Violation extends Mistake {
  readonly rule: string;
  /** The path relative to the root of the tree, with slashes. */
  readonly file: string;
  readonly reason: string;
}

/** Returns the line number, starting at 1, of the character at this index. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export function describeViolation({ rule, file, line, what, reason }: Violation): string {
  return `${file}:${line} ${what}\n    ${rule}: ${reason}`;
}
