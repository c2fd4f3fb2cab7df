/** Runs before each test file. A test that prints a warning or an error fails, unless the line is about the tests. */
import { format } from 'node:util';

/** The lines that are not about the product. */
const allowed: readonly RegExp[] = [
  // react-admin passes these props of its inputs on to elements. It names only the props of earlier versions of MUI.
  /^React does not recognize the `(InputLabelProps|InputProps|inputProps|inputRef)` prop on a DOM element/,
  // Tests wait for what they expect. Other updates of a component between two waits do not matter.
  /not wrapped in act\(/,
  // redux-persist logs a failed write, such as one that a test's end interrupted. The report's status shows it too.
  /^Error storing data/,
  // This line depends only on how busy the machine is.
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
// Also checks what a test file prints while it loads, or after its last test.
afterAll(expectQuiet);
