export interface ConsoleLine {
  readonly text: string;
  /** The URL of the failed request, or an empty text if the browser gives none. */
  readonly url: string;
}

const status = /^Failed to load resource: the server responded with a status of (\d+)/;
const noResponse = /^Failed to load resource: net::/;

/**
 * Describes a failed call as a story declares it: `500 /api/about/` with the status and path, or `failed /api/about/`
 * for a network failure. Returns undefined for any other line.
 */
export function networkLine({ text, url }: ConsoleLine): string | undefined {
  const code = status.exec(text)?.[1];
  const outcome = code ?? (noResponse.test(text) ? 'failed' : undefined);
  return outcome && `${outcome} ${new URL(url).pathname}`;
}

/** Storybook logs this line when it reads the properties of an event that a spy received. */
const ofStorybook = /^Accessing the Story Store is deprecated/;

/** Chromium logs this line when it looks for a new version of msw's worker during a reload. */
const ofWorkersUpdate = /^Failed to update a ServiceWorker for scope .*mockServiceWorker\.js/;

/** Whether the declaration matches the line. It must equal the text of a failed request, or begin any other line. */
function isDeclared(line: ConsoleLine, declaration: string): boolean {
  const network = networkLine(line);
  return network === undefined ? line.text.startsWith(declaration) : network === declaration;
}

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

/** Returns the declared lines that did not appear. */
export function missingLines(lines: readonly ConsoleLine[], declared: readonly string[]): string[] {
  return declared.filter((declaration) => !lines.some((line) => isDeclared(line, declaration)));
}
