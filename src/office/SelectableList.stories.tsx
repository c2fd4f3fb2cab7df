import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { phone } from '@/testing/stories/phone';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { SelectableList } from './SelectableList';

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

const meta: Meta<typeof SelectableList<Row>> = {
  title: 'Office/SelectableList',
  component: SelectableList,
  parameters: officeParameters,
  args: {
    textsOf: ({ name }: Row) => ({
      name,
      primary: name,
      secondary: 'Reported twice',
      tertiary: '3 days',
    }),
    actions: <p>Two actions</p>,
    isLinked: true,
  },
  render: (args) => (
    <Rows data={rows}>
      <SelectableList<Row> {...args} />
    </Rows>
  ),
  decorators: [inOffice()],
  ...phone,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Choose Truck T-114: Horn' }),
    );
    await canvas.findByText('Two actions');
  },
};
export const WithoutLinks: Story = { args: { isLinked: false } };
export const NotSelectable: Story = { args: { isSelectable: ({ id }: Row) => id === 2 } };
export const Empty: Story = {
  render: (args) => (
    <Rows data={[]}>
      <SelectableList<Row> {...args} />
    </Rows>
  ),
};
export const LongTexts: Story = {
  args: {
    textsOf: ({ name }: Row) => ({
      name,
      primary: `${name} ${longWord}`,
      secondary: longText,
      tertiary: '3 days',
    }),
  },
};
