import { root } from '../machine/paths';
import { brokenImportRules } from './importRules';
import { brokenTextRules } from './textRules';
import { describeViolation } from './violation';

const violations = [...brokenTextRules(root), ...brokenImportRules(root)];
for (const violation of violations) console.error(describeViolation(violation));
if (violations.length > 0) {
  console.error(`\n${violations.length} violations of the layer rules.`);
  process.exitCode = 1;
} else {
  console.log('No violations of the layer rules.');
}
