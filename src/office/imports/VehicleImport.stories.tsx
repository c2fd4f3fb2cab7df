import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { importPaths } from '@/contract/office/imports';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { userEvent, within } from 'storybook/test';
import { VehicleImport } from './VehicleImport';

const meta: Meta<typeof VehicleImport> = {
  title: 'Office/Pages/VehicleImport',
  component: VehicleImport,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleImport>;

const response = {
  id: null,
  undo_until: null,
  counts: { new: 1, changed: 1, same: 1, rejected: 1 },
  added: [],
  rows: [
    { line: 2, fate: 'new', why: '', record: null },
    { line: 3, fate: 'changed', why: 'Plate none → AB 1', record: 1 },
    { line: 4, fate: 'same', why: '', record: 2 },
    { line: 5, fate: 'rejected', why: '“boat” is neither a truck nor a trailer.', record: null },
  ],
};
const pasted =
  'Number,Type,Plate,Fuel{enter}T-1,Truck,,x{enter}T-204,Truck,AB 1,x{enter}R-88,Trailer,,x{enter}B-1,boat,,x';

export const Empty: Story = {
  render: officeAt('/import', { role: 'dispatcher' }),
  play: shows('Choose a file'),
};
export const Preview: Story = {
  tags: ['richest'],
  render: officeAt('/import', {
    role: 'dispatcher',
    responses: { [importPaths.vehicles]: response },
  }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByLabelText(/paste rows/), pasted);
    await userEvent.click(canvas.getByRole('button', { name: 'Read pasted rows' }));
    await canvas.findByText('“boat” is neither a truck nor a trailer.');
  },
};
export const Mobile: Story = { ...Preview, ...phone };
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
