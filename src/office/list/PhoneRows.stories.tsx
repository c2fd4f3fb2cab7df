import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { phone } from '@/testing/stories/phone';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { resultStatus } from '../status/statuses';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { PhoneRows } from './PhoneRows';

interface Row {
  id: number;
  name: string;
}

const rows = [
  { id: 1, name: 'Truck T-114: Horn' },
  { id: 2, name: 'Trailer R-88: Doors' },
];

interface FrameProps {
  data: Row[];
  children: React.ReactNode;
}

function Rows({ data, children }: FrameProps) {
  return (
    <ResourceContextProvider value="defects">
      <ListContextProvider value={useList({ data })}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}

const meta: Meta<typeof PhoneRows<Row>> = {
  title: 'Office/Lists/PhoneRows',
  component: PhoneRows,
  parameters: officeParameters,
  args: {
    getTexts: ({ name }: Row) => ({
      primary: name,
      secondary: 'Reported twice',
      aside: '3 days',
      statuses: [resultStatus.defects_open],
    }),
    actions: <p>Two actions</p>,
  },
  render: (args) => (
    <Rows data={rows}>
      <PhoneRows<Row> {...args} />
    </Rows>
  ),
  decorators: [inOffice()],
  ...phone,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Choose Truck T-114: Horn' }),
    );
    await canvas.findByText('Two actions');
  },
};
export const WithoutActions: Story = { args: { actions: undefined } };
export const NotSelectable: Story = { args: { isSelectable: ({ id }: Row) => id === 2 } };
export const Empty: Story = {
  render: (args) => (
    <Rows data={[]}>
      <PhoneRows<Row> {...args} />
    </Rows>
  ),
};
export const LongTexts: Story = {
  args: {
    getTexts: ({ name }: Row) => ({
      primary: `${name} ${longWord}`,
      secondary: longText,
      aside: '3 days',
      statuses: [{ ...resultStatus.defects_open, label: longText }],
    }),
  },
};
