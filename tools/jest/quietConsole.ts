/** Runs before each test file. A test that prints a warning or an error fails, unless the line is about the tests. */
import { format } from 'node:util';

/** The lines that say nothing about the product. */
const allowed: readonly RegExp[] = [
  // react-admin passes these props of its inputs on to elements. It names only the props of earlier versions of MUI.
  /^React does not recognize the `(InputLabelProps|InputProps|inputProps|inputRef)` prop on a DOM element/,
  // Tests wait for what they expect. What else a component does between two waits is its own business.
  /not wrapped in act\(/,
  // redux-persist prints a write that failed, such as one that a test's end interrupted. The report's status says the same.
  /^Error storing data/,
  // Measures how busy the machine is.
  /^(Serializable|Immutable)StateInvariantMiddleware took/,
];

const printed: string[] = [];

for (const level of ['warn', 'error'] as const) {
  const print = console[level];
  console[level] = (...values: unknown[]) => {
    const line = format(...values);
    if (allowed.some((pattern) => pattern.test(line))) return;
    printed.push(line);
    print(line);
  };
}

function expectQuiet(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`The test printed:\n${lines.join('\n')}`);
}

afterEach(expectQuiet);
// Also what a test file prints while it is loaded, or after its last test.
afterAll(expectQuiet);
