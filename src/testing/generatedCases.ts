import { leavesOut } from '../../tools/test/onlyAll';

/**
 * The number of cases that a property test generates. `npm test` generates a fifth, because the first cases
 * find most faults.
 */
export const generatedCases = (count: number) => (leavesOut ? Math.ceil(count / 5) : count);

/** Cases of a test that only `npm test -- --all` runs. */
export const onlyAllCases = <Case>(...cases: Case[]) => (leavesOut ? [] : cases);
