import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { ToolButtons } from './ToolButtons';

const meta: Meta<typeof ToolButtons> = {
  title: 'Office/Site content/ToolButtons',
  component: ToolButtons,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    label: 'Letters',
    tools: [{ label: 'Bold', mark: 'bold', run: (editing) => editing.toggleBold() }],
  },
  render: (args) => (
    <Form record={{ id: 1, text: '<p><strong>Two terminals</strong></p>' }}>
      <RichTextInput source="text" label="Text" toolbar={<ToolButtons {...args} />} />
    </Form>
  ),
};
export default meta;

type Story = StoryObj<typeof ToolButtons>;

export const Pressed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Bold', pressed: true });
  },
};
export const NotPressed: Story = {
  args: { tools: [{ label: 'Italic', mark: 'italic', run: (editing) => editing.toggleItalic() }] },
};
