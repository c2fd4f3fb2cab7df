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
    const context: StoryGlobals = await getStoryContext(page, story);
    const isPhone = context.storyGlobals?.viewport?.value === 'phone';
    await page.setViewportSize(isPhone ? sizes.phone : sizes.desktop);
  },
};

export default config;
