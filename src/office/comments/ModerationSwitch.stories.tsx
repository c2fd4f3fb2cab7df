import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { commentPaths } from '@/contract/office/comments';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ModerationSwitch } from './ModerationSwitch';

const meta: Meta<typeof ModerationSwitch> = {
  title: 'Office/Leads and comments/ModerationSwitch',
  component: ModerationSwitch,
  parameters: officeParameters,
  play: shows('New comments wait for approval'),
};
export default meta;

type Story = StoryObj<typeof ModerationSwitch>;

export const On: Story = { decorators: [inOffice()] };
export const Off: Story = {
  decorators: [
    inOffice(undefined, {
      responses: { [commentPaths.moderation]: { moderation: false, version: 1 } },
    }),
  ],
};
