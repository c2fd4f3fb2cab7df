import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Runs V8's garbage collector now, in full. */
export const collectGarbage = runInNewContext('gc') as () => void;
