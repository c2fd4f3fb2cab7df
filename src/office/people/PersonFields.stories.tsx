import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { hank } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { PersonFields } from './PersonFields';

const meta: Meta<typeof PersonFields> = {
  title: 'Office/Account and people/PersonFields',
  component: PersonFields,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof PersonFields>;

export const Empty: Story = {
  render: () => (
    <Form>
      <PersonFields />
    </Form>
  ),
  play: shows('Driver'),
};
export const Default: Story = {
  render: () => (
    <Form record={hank}>
      <PersonFields />
    </Form>
  ),
  play: shows('Mechanic'),
};
