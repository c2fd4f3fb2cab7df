import { getStoryContext } from '@storybook/test-runner';
import type { TestRunnerConfig } from '@storybook/test-runner';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** The globals a story sets itself; the runner's types do not know them. */
interface StoryGlobals {
  storyGlobals?: { viewport?: { value?: string } };
}

/** Opens each story at the width it is made for. */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const context: object = await getStoryContext(page, story);
    const { storyGlobals } = context as StoryGlobals;
    const isPhone = storyGlobals?.viewport?.value === 'phone';
    await page.setViewportSize(isPhone ? sizes.phone : sizes.desktop);
  },
};

export default config;
