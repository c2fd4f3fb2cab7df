/** An error or warning of the browser's console. */
export interface ConsoleLine {
  readonly text: string;
  /** The URL of the failed request, if the browser gives one. */
  readonly url: string;
}

const status = /^Failed to load resource: the server responded with a status of (\d+)/;
const noResponse = /^Failed to load resource: net::/;

/**
 * A failed call as a story declares it: its status and path, `500 /api/about/`, or `failed
 * /api/about/` for a network failure. Undefined for any other console line.
 */
export function networkLine({ text, url }: ConsoleLine): string | undefined {
  const code = status.exec(text)?.[1];
  const outcome = code ?? (noResponse.test(text) ? 'failed' : undefined);
  return outcome && `${outcome} ${new URL(url).pathname}`;
}

/**
 * Logged by Storybook when a spy is called with an event and Storybook traverses its properties.
 */
const ofStorybook = /^Accessing the Story Store is deprecated/;

/** Logged by Chromium when it looks for a new version of msw's worker while the page is reloaded. */
const ofWorkersUpdate = /^Failed to update a ServiceWorker for scope .*mockServiceWorker\.js/;

/** The product's own log line about a failed call is declared by its first words. */
function isDeclared(line: ConsoleLine, declaration: string): boolean {
  const network = networkLine(line);
  return network === undefined ? line.text.startsWith(declaration) : network === declaration;
}

/** Lines that the story does not declare. */
export function unexpectedLines(
  lines: readonly ConsoleLine[],
  declared: readonly string[],
): string[] {
  return lines
    .filter(({ text }) => !ofStorybook.test(text) && !ofWorkersUpdate.test(text))
    .filter((line) => !declared.some((declaration) => isDeclared(line, declaration)))
    .map((line) => {
      const network = networkLine(line);
      return network ? `undeclared network line: ${network}` : `console: ${line.text}`;
    });
}

/** Declared lines that did not appear. The story then no longer shows what it claims. */
export function missingLines(lines: readonly ConsoleLine[], declared: readonly string[]): string[] {
  return declared.filter((declaration) => !lines.some((line) => isDeclared(line, declaration)));
}
