import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, useList } from 'react-admin';
import { screen } from 'storybook/test';
import { reportPaths } from '@/contract/office/reports';
import { reports } from '@/testing/fixtures/office';
import { inOffice, never, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { AuditPackage } from './AuditPackage';

function InAList() {
  const list = useList({ data: reports });
  return (
    <ListContextProvider value={{ ...list, resource: 'reports' }}>
      <AuditPackage filters={[]} />
    </ListContextProvider>
  );
}

const meta: Meta<typeof AuditPackage> = {
  title: 'Office/Reports/AuditPackage',
  component: AuditPackage,
  parameters: officeParameters,
  decorators: [inOffice(undefined, { responses: { [reportPaths.package]: never } })],
  render: InAList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Audit package'));
    await screen.findByRole('button', { name: 'Last 30 days' });
  },
};
export default meta;

type Story = StoryObj<typeof AuditPackage>;

export const Periods: Story = {};
export const Mobile: Story = { ...phone };
export const Making: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Audit package'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await screen.findByText('Making the package…');
  },
};
