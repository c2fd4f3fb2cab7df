import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { expectInField } from '@/testing/stories/boxes';
import { phone } from '@/testing/stories/phone';
import { noConnection, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { reportPaths } from '@/contract/office/reports';
import { listPath } from '../listPath';
import { OfficeList } from './OfficeList';

const meta: Meta<typeof OfficeList> = {
  title: 'Office/Lists/OfficeList',
  component: OfficeList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof OfficeList>;

const filtered = {
  search: 'T-204',
  from: '2026-11-02',
  to: '2026-11-05',
  driver: '9',
  result: 'defects_open',
};

export const Filtered: Story = {
  render: officeAt(listPath('reports', filtered)),
  play: async ({ canvas }) => {
    await canvas.findByText('from Nov 2, 2026 until Nov 5, 2026');
    await expectInField(await canvas.findByRole('button', { name: 'Clear search' }));
  },
};
export const FilterOpen: Story = {
  render: officeAt('/reports'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
  },
};
export const ColumnsOpen: Story = {
  render: officeAt('/reports'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Driver' }));
  },
};
export const NothingFound: Story = {
  render: officeAt(listPath('reports', filtered), {
    responses: { [reportPaths.list]: { data: [], total: 0 } },
  }),
  play: shows('Nothing matches these filters.'),
};
export const Failed: Story = {
  render: officeAt('/reports', { responses: { [reportPaths.list]: noConnection } }),
  play: shows(noConnection.message),
};
export const Narrow: Story = {
  render: officeAt('/reports'),
  decorators: (Story) => <Box sx={{ maxWidth: 900 }}>{Story()}</Box>,
  play: async ({ canvas }) => {
    const [header, first] = await canvas.findAllByRole('row');
    const cell = header?.querySelector('th');
    await expect(cell?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      Math.ceil(first?.getBoundingClientRect().top ?? 0),
    );
  },
};
export const Mobile: Story = { ...Filtered, ...phone };
