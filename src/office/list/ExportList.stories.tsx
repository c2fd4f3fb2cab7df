import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, useList } from 'react-admin';
import { screen } from 'storybook/test';
import { exportPath } from '@/contract/office/exports';
import { leads } from '@/testing/fixtures/inbox';
import { inOffice, never, officeParameters, shows } from '@/testing/stories/officeStories';
import { ExportList } from './ExportList';

function InAList() {
  const list = useList({ data: leads });
  return (
    <ListContextProvider value={{ ...list, resource: 'leads' }}>
      <ExportList />
    </ListContextProvider>
  );
}

const meta: Meta<typeof ExportList> = {
  title: 'Office/Lists/ExportList',
  component: ExportList,
  parameters: officeParameters,
  decorators: [inOffice(undefined, { responses: { [exportPath('leads', 'csv')]: never } })],
  render: InAList,
  play: shows('Export'),
};
export default meta;

type Story = StoryObj<typeof ExportList>;

export const Idle: Story = {};
export const Formats: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Export'));
    await screen.findByRole('menuitem', { name: 'CSV' });
  },
};
export const Exporting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Export'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await canvas.findByText('Exporting…');
  },
};
