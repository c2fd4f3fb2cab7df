import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reportPaths } from '@/contract/office/reports';
import { inOffice, never, officeParameters } from '@/testing/stories/officeStories';
import { ImportReport } from './ImportReport';

const meta: Meta<typeof ImportReport> = {
  title: 'Office/Reports/ImportReport',
  component: ImportReport,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof ImportReport>;

const asDispatcher = [
  inOffice(undefined, { role: 'dispatcher', responses: { [reportPaths.import]: never } }),
];
const name = 'Import a report that a driver saved as a file';

export const Idle: Story = {
  decorators: asDispatcher,
  play: async ({ canvas }) => {
    await canvas.findByLabelText(name);
  },
};
export const Importing: Story = {
  decorators: asDispatcher,
  play: async ({ canvas, userEvent }) => {
    const file = new File(['{}'], 'report.json', { type: 'application/json' });
    await userEvent.upload(await canvas.findByLabelText(name), file);
    await canvas.findByText('Importing…');
  },
};
export const NotOffered: Story = { decorators: [inOffice(undefined, { role: 'mechanic' })] };
