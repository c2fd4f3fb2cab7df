import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, useList } from 'react-admin';
import { leadPaths } from '@/contract/office/leads';
import { leads } from '@/testing/fixtures/inbox';
import { inOffice, never, officeParameters, shows } from '@/testing/stories/officeStories';
import { ExportCsv } from './ExportCsv';

function InAList() {
  const list = useList({ data: leads });
  return (
    <ListContextProvider value={list}>
      <ExportCsv path={leadPaths.csv} fileName="leads.csv" />
    </ListContextProvider>
  );
}

const meta: Meta<typeof ExportCsv> = {
  title: 'Office/ExportCsv',
  component: ExportCsv,
  parameters: officeParameters,
  decorators: [inOffice(undefined, { responses: { [leadPaths.csv]: never } })],
  render: InAList,
  play: shows('Export'),
};
export default meta;

type Story = StoryObj<typeof ExportCsv>;

export const Idle: Story = {};
export const Exporting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Export'));
    await canvas.findByText('Exporting…');
  },
};
