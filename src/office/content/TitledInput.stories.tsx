import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { expect } from 'storybook/test';
import { getEdges } from '@/testing/stories/boxes';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { TitledInput } from './TitledInput';

const meta: Meta<typeof TitledInput> = {
  title: 'Office/Site content/TitledInput',
  component: TitledInput,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { source: 'text', heading: 'Heading', below: 'Introduction', isRequired: false },
  render: (args) => (
    <Form
      record={{ id: 1, text: '<h2>What we haul</h2><p>Steel and <strong>lumber</strong>.</p>' }}
    >
      <TitledInput {...args} />
    </Form>
  ),
  play: shows('lumber'),
};
export default meta;

type Story = StoryObj<typeof TitledInput>;

const getTextStyle = (element: Element) => {
  const { fontSize, fontWeight, color } = getComputedStyle(element);
  return { fontSize, fontWeight, color };
};
const getBackgroundColor = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).backgroundColor : undefined;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('lumber');
    // An invisible copy of the label is inside the heading's frame.
    const heading = canvas.getByText('Heading', { selector: 'label *' });
    const introduction = canvas.getByText('Introduction');
    await expect(getTextStyle(introduction)).toEqual(getTextStyle(heading));
    const editor = canvasElement.querySelector('.ProseMirror');
    const input = canvas.getByLabelText('Heading').closest('.MuiInputBase-root');
    await expect(getBackgroundColor(editor)).toBe(getBackgroundColor(input));
    await expect(getEdges(editor).left).toBe(getEdges(input).left);
  },
};
export const Mobile: Story = { ...phone };
