import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { peoplePaths } from '@/contract/office/people';
import { hank } from '@/testing/fixtures/office';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PersonEdit } from './PersonEdit';

const meta: Meta<typeof PersonEdit> = {
  title: 'Office/Account and people/PersonEdit',
  component: PersonEdit,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PersonEdit>;

export const Enabled: Story = { render: officeAt('/people/7'), play: shows('Person hank') };
export const Disabled: Story = { render: officeAt('/people/9'), play: shows(/Disabled/) };
export const Auditor: Story = {
  render: officeAt('/people/7', {
    responses: {
      [withId(peoplePaths.record, 7)]: { ...hank, role: 'auditor', access_until: '2099-12-31' },
    },
  }),
  play: shows('Active until Dec 31, 2099'),
};
export const Mobile: Story = { ...Enabled, ...phone };
