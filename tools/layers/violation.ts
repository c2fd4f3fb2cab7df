export interface Mistake {
  readonly line: number;
  /** The mistake: the import or the word that the text contains. */
  readonly what: string;
}

export interface Violation extends Mistake {
  readonly rule: string;
  /** Path relative to the root of the tree, with slashes. */
  readonly file: string;
  readonly reason: string;
}

/** The number of the line, from 1, in which the character at the index is. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Two lines. The first has the file, the line and its mistake, the second has the rule and its reason. */
export function describeViolation({ rule, file, line, what, reason }: Violation): string {
  return `${file}:${line} ${what}\n    ${rule}: ${reason}`;
}
