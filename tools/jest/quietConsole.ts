/** Runs before each test file. Fails a test that prints a warning or an error, unless the line is allowed below. */
import { format } from 'node:util';

/** Lines that say nothing about the product. */
const allowed: readonly RegExp[] = [
  // react-admin passes these props of inputs on to elements. It knows only the props of earlier versions of MUI.
  /^React does not recognize the `(InputLabelProps|InputProps|inputProps|inputRef)` prop on a DOM element/,
  // Tests wait for what they expect. A component may be updated between two waits.
  /not wrapped in act\(/,
  // redux-persist logs a failed write, such as one that the end of a test interrupted.
  /^Error storing data/,
  // This line depends only on the load of the machine.
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
// Checks what a test file prints while it loads, or after its last test.
afterAll(expectQuiet);
