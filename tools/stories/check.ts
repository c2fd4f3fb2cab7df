/**
 * Part of `npm run test:stories`: each component has its stories, one for each variant of its
 * states.
 */
import { root } from '../paths';
import { checkCompleteness } from './completeness';
import { exceptions, names } from './exceptions';
import { states } from './states';

const { components, stories, variants, missing } = checkCompleteness(root, {
  exceptions,
  names,
  states,
});
for (const line of missing) console.error(line);
const counts = `${components} components, ${stories} stories, ${variants} variants`;
const excepted = `${Object.keys(exceptions).length} excepted`;
if (missing.length > 0) {
  console.error(`\n${missing.length} gaps in the storybook (${counts}, ${excepted}).`);
  process.exitCode = 1;
} else {
  console.log(`The storybook is complete: ${counts}, ${excepted}.`);
}
