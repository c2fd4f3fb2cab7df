import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { DefectQueue } from './DefectQueue';

const meta: Meta<typeof DefectQueue> = {
  title: 'Office/Today/DefectQueue',
  component: DefectQueue,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof DefectQueue>;

export const DoNotDispatch: Story = {
  args: {
    title: 'Holds a vehicle',
    filter: { holds_vehicle: 'true' },
    sort: 'to_certify',
  },
  play: shows('Leaks at the lower hose'),
};
export const OtherDefects: Story = {
  args: { title: 'Other defects', filter: { due: 'true' }, sort: 'urgency' },
  play: shows(/deferred until/),
};
