const fs = require('node:fs');

/** Storybook's test-runner hands no `--outputFile` on to Jest: the results go where STORY_RESULTS says. */
module.exports = (results) => {
  const { STORY_RESULTS } = process.env;
  if (STORY_RESULTS) fs.writeFileSync(STORY_RESULTS, JSON.stringify(results));
  return results;
};
