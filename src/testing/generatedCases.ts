import { leavesOut } from '../../tools/test/onlyAll';

/** Returns the number of cases that a property test generates. `npm test` without `--all` generates a fifth. */
export const generatedCases = (count: number) => (leavesOut ? Math.ceil(count / 5) : count);

/** Returns the cases, or none in `npm test` without `--all`. */
export const onlyAllCases = <Case>(...cases: Case[]) => (leavesOut ? [] : cases);
