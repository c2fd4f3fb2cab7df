import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { TitledInput } from './TitledInput';

const meta: Meta<typeof TitledInput> = {
  title: 'Office/TitledInput',
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

export const Filled: Story = {};
export const OnPhone: Story = { ...phone };
