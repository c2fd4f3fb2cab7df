import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { contentPaths } from '@/contract/office/content/calls';
import { locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice } from '@/testing/stories/officeStories';
import { withPublicPage } from '@/testing/stories/publicPages';
import { Version } from './Version';

const responses = { [withId(contentPaths.preview, 'locations')]: { address: '/?preview=1' } };
const { content, ...saved } = locationsSection;

const meta: Meta<typeof Version> = {
  title: 'Office/Site content/Version',
  component: Version,
  parameters: withPublicPage('locations'),
  decorators: [inOffice(undefined, { responses })],
  render: (args) => (
    <ul>
      <Version {...args} />
    </ul>
  ),
  args: {
    page: 'home',
    section: locationsSection,
    earlier: { ...saved, version: 2, content: { ...content, title: 'Our terminals' } },
    before: { ...saved, version: 1, content },
    onRestore: () => undefined,
  },
};
export default meta;

type Story = StoryObj<typeof Version>;

export const Closed: Story = {};
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show version 2' }));
    await canvas.findByText('Changed since:');
    await canvas.findByTitle('Version 2 of Locations');
  },
};
