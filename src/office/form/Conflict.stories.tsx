import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { PersonFields, personFields } from '../people/PersonFields';
import { hank } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { Conflict } from './Conflict';

const meta: Meta<typeof Conflict> = {
  title: 'Office/Forms/Conflict',
  component: Conflict,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    conflict: {
      current: { ...hank, full_name: 'Henry Novak', role: 'dispatcher', version: 4 },
      message: 'Rosa Diaz changed this while you were editing.',
    },
    fields: personFields,
  },
  render: (args) => (
    <Form record={hank}>
      <Conflict {...args} />
      <PersonFields />
    </Form>
  ),
  play: shows(/Rosa Diaz changed this/),
};
export default meta;

type Story = StoryObj<typeof Conflict>;

export const TwoFields: Story = {};
export const Mobile: Story = { ...phone };
