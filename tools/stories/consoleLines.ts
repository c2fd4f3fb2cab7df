/** An error or warning of the browser's console. */
export interface ConsoleLine {
  readonly text: string;
  /** Address of what it is about, where the browser tells. */
  readonly url: string;
}

const status = /^Failed to load resource: the server responded with a status of (\d+)/;
const noAnswer = /^Failed to load resource: net::/;

/**
 * A failed call as a story declares it: its status and path, `500 /api/about/`; `failed /api/about/` for one
 * without an answer. Undefined for whatever else stands in a console.
 */
export function networkLine({ text, url }: ConsoleLine): string | undefined {
  const answered = status.exec(text)?.[1];
  const outcome = answered ?? (noAnswer.test(text) ? 'failed' : undefined);
  return outcome && `${outcome} ${new URL(url).pathname}`;
}

/** Storybook's own, when a spy has been called with an event: it looks through all that the event leads to. */
const ofStorybook = /^Accessing the Story Store is deprecated/;

/** What the product itself logs about a failed call is declared by its first words. */
function isDeclared(line: ConsoleLine, declaration: string): boolean {
  const network = networkLine(line);
  return network === undefined ? line.text.startsWith(declaration) : network === declaration;
}

/** Lines that nobody expects: all but the network lines that the story declares. */
export function unexpectedLines(
  lines: readonly ConsoleLine[],
  declared: readonly string[],
): string[] {
  return lines
    .filter((line) => !ofStorybook.test(line.text))
    .filter((line) => !declared.some((declaration) => isDeclared(line, declaration)))
    .map((line) => {
      const network = networkLine(line);
      return network ? `undeclared network line: ${network}` : `console: ${line.text}`;
    });
}

/** Declared lines that did not come: the story no longer shows what it says. */
export function missingLines(lines: readonly ConsoleLine[], declared: readonly string[]): string[] {
  return declared.filter((declaration) => !lines.some((line) => isDeclared(line, declaration)));
}
