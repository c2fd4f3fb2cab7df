import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, TextInput } from 'react-admin';
import { screen } from 'storybook/test';
import { withId } from '@/contract/calls';
import { contentPaths } from '@/contract/office/content/calls';
import { earlierLocations, locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { SectionHistory } from './SectionHistory';

const responses = { [withId(contentPaths.versions, 'locations')]: earlierLocations };

const meta: Meta<typeof SectionHistory> = {
  title: 'Office/Site content/SectionHistory',
  component: SectionHistory,
  parameters: officeParameters,
  decorators: [inOffice(undefined, { responses })],
  render: (args) => (
    <Form defaultValues={{ title: 'Where we are' }}>
      <TextInput source="title" label="Heading" />
      <SectionHistory {...args} />
    </Form>
  ),
  args: { page: 'home', section: locationsSection, onRestored: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SectionHistory>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await screen.findByText('Version 2');
  },
};
export const ConfirmingLossOfChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Heading'), ' now');
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
    await screen.findByText('What you typed since the last save will be lost.');
  },
};
