import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { withId } from '@/contract/calls';
import { contentPaths } from '@/contract/office/content/calls';
import { earlierLocations, locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { SectionHistory } from './SectionHistory';

const answers = { [withId(contentPaths.versions, 'locations')]: earlierLocations };

const meta: Meta<typeof SectionHistory> = {
  title: 'Office/SectionHistory',
  component: SectionHistory,
  parameters: officeParameters,
  decorators: [inOffice(undefined, { answers })],
  args: { section: locationsSection, onRestored: () => undefined },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await screen.findByText('Version 2');
  },
};
