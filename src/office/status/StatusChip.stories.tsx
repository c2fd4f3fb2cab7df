import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import { vehicles, deferredDefect, openDefect, repairedDefect } from '@/testing/fixtures/office';
import * as defectStates from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { StatusChip, StatusChips, type Status } from './StatusChip';
import {
  commentStatus,
  defectStatus,
  leadStatus,
  personStatus,
  readinessStatus,
  resultStatus,
  vehicleStatuses,
} from './statuses';

const { saysGoodDefect, withdrawnDefect, legacyDefect } = defectStates;
const defects = [openDefect, deferredDefect, repairedDefect];
const all = [
  ...[...defects, saysGoodDefect, withdrawnDefect, legacyDefect].map(defectStatus),
  ...vehicles.flatMap(vehicleStatuses),
  ...Object.values(resultStatus),
  ...Object.values(leadStatus),
  ...Object.values(commentStatus),
  ...[true, false].map((disabled) =>
    personStatus({ disabled, access_until: null, link_until: null }),
  ),
  ...['2026-11-21', '2099-12-31'].map((until) =>
    personStatus({ disabled: false, access_until: until, link_until: null }),
  ),
];

const one = {
  render: (status: Status) => <StatusChip {...status} />,
  decorators: [inOffice()],
};

const meta: Meta<typeof StatusChip> = {
  title: 'Office/Lists/StatusChip',
  component: StatusChip,
  parameters: officeParameters,
  render: () => (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      {all.map((status) => (
        <StatusChip key={status.label} {...status} />
      ))}
      <StatusChips statuses={all.slice(0, 3)} />
    </Stack>
  ),
};
export default meta;

type Story = StoryObj<typeof StatusChip>;

export const Default: Story = { args: { ...leadStatus.lost, tone: 'default' }, ...one };
export const Info: Story = { args: { ...leadStatus.contacted, tone: 'info' }, ...one };
export const Success: Story = { args: { ...leadStatus.won, tone: 'success' }, ...one };
export const Warning: Story = { args: { ...leadStatus.new, tone: 'warning' }, ...one };
export const Failed: Story = {
  args: { ...readinessStatus.do_not_dispatch, tone: 'error' },
  ...one,
};
export const Light: Story = { decorators: [inOffice()] };
export const Dark: Story = { decorators: [inOffice(undefined, { scheme: 'dark' })] };
