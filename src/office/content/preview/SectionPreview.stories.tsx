import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, TextInput } from 'react-admin';
import { locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice, shows } from '@/testing/stories/officeStories';
import { withPublicPage } from '@/testing/stories/publicPages';
import { SectionPreview } from './SectionPreview';

const meta: Meta<typeof SectionPreview> = {
  title: 'Office/Site content preview/SectionPreview',
  component: SectionPreview,
  parameters: withPublicPage('locations'),
  decorators: [inOffice()],
  args: { page: 'home', name: 'locations' },
  render: (args) => (
    <Form defaultValues={locationsSection.content}>
      <TextInput source="locations.0.url" label="Link" />
      <SectionPreview {...args} />
    </Form>
  ),
};
export default meta;

type Story = StoryObj<typeof SectionPreview>;

export const Stored: Story = {
  play: async ({ canvas }) => {
    await canvas.findByTitle('Preview of Locations');
  },
};
export const WrongField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Link'), 'chicago');
    await shows(/once the fields are correct/)({ canvas });
  },
};
