import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { RichInput } from './RichInput';

function withText(text: string): Pick<StoryObj<typeof RichInput>, 'render'> {
  return {
    render: (args) => (
      <Form record={{ id: 1, text }}>
        <RichInput {...args} />
      </Form>
    ),
  };
}

const meta: Meta<typeof RichInput> = {
  title: 'Office/Site content/RichInput',
  component: RichInput,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { source: 'text', label: 'Text', isRequired: false },
  ...withText('<p>Two terminals, <strong>a day apart</strong>.</p>'),
  play: shows('a day apart'),
};
export default meta;

type Story = StoryObj<typeof RichInput>;

const cells = '<tr><th>Lane</th><th>Rate</th></tr><tr><td>Chicago</td><td>$2</td></tr>';

export const Default: Story = {};
export const WithATable: Story = {
  ...withText(`<p>Rates<sup>1</sup> of a day apart</p><table>${cells}</table><hr>`),
  play: shows('Lane'),
};
export const Mobile: Story = { ...phone };
