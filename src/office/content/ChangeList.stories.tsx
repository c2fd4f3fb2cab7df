import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { roadPicture } from '@/testing/fixtures/photos';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ChangeList } from './ChangeList';

const meta: Meta<typeof ChangeList> = {
  title: 'Office/Site content/ChangeList',
  component: ChangeList,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof ChangeList>;

export const Several: Story = {
  args: {
    changes: [
      { what: 'Heading', from: 'Where we are', to: 'Our terminals' },
      { what: 'Locations', from: '', to: 'Boise, ID' },
      { what: 'Locations', from: 'Denver, CO', to: '' },
    ],
  },
  play: shows('Boise, ID'),
};
export const Words: Story = {
  args: {
    changes: [
      {
        what: 'Introduction',
        from: 'We haul steel and lumber. Two terminals, a day apart.',
        to: 'We haul coils and lumber. Three terminals, a day apart.',
      },
    ],
  },
  play: shows('coils'),
};
export const Pictures: Story = {
  args: {
    changes: [
      { what: 'Icon', from: roadPicture, to: roadPicture, media: 'picture' },
      { what: 'Text', from: '', to: roadPicture, media: 'picture' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Icon, before' });
  },
};
export const Mobile: Story = { ...Words, ...phone };
