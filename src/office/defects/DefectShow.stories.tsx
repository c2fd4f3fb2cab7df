import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { renamedDefect } from '@/testing/fixtures/renamed';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { DefectShow } from './DefectShow';

const meta: Meta<typeof DefectShow> = {
  title: 'Office/Pages/DefectShow',
  component: DefectShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof DefectShow>;

export const Open: Story = {
  render: officeAt('/defects/3/show'),
  play: shows('Truck T-204: Radiator'),
};
export const Deferred: Story = {
  render: officeAt('/defects/4/show'),
  play: shows(/Parts on order/),
};
export const Repaired: Story = {
  render: officeAt('/defects/5/show'),
  play: shows('H. Novak (signed in as hank)'),
};
export const DriverSaysGood: Story = {
  render: officeAt('/defects/21/show'),
  play: shows(/^Said good by Marcus Bell, /),
};
export const Withdrawn: Story = {
  render: officeAt('/defects/22/show'),
  play: shows(/^Withdrawn by Marcus Bell, /),
};
export const ClosedBeforeCertification: Story = {
  render: officeAt('/defects/23/show'),
  play: shows('Closed without a certification'),
};
export const DeferralEnded: Story = {
  render: officeAt('/defects/24/show'),
  play: shows('Was deferred until Nov 20, 2026 by H. Novak'),
};
export const SignedOnThePhone: Story = {
  render: officeAt('/defects/25/show'),
  play: shows(/not certified/),
};
export const Reopened: Story = {
  render: officeAt('/defects/26/show'),
  play: shows(/^Reopened: Hank Novak/),
};
export const LateReport: Story = {
  render: officeAt('/defects/28/show'),
  play: shows(/before the certification by H. Novak/),
};
export const ForADispatcher: Story = {
  render: officeAt('/defects/3/show', { role: 'dispatcher' }),
  play: shows('Truck T-204: Radiator'),
};
export const RenamedPeople: Story = {
  render: officeAt('/defects/5/show', {
    responses: { [withId(defectPaths.record, 5)]: renamedDefect },
  }),
  play: shows(/signed in as hank, now: Ines Ortiz/),
};
export const Mobile: Story = { ...Open, ...phone };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
