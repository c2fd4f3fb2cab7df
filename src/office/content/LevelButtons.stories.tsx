import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { LevelButtons } from './LevelButtons';

const meta: Meta<typeof LevelButtons> = {
  title: 'Office/Site content/LevelButtons',
  component: LevelButtons,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof LevelButtons>;

export const OnAHeading: Story = {
  render: () => (
    <Form record={{ id: 1, text: '<h2>Two terminals</h2>' }}>
      <RichTextInput source="text" label="Text" toolbar={<LevelButtons />} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Heading 2', pressed: true });
  },
};
