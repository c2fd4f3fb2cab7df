import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { toHttpError } from '../data/call';
import { QueueRow, QueueSection } from './QueueSection';

const meta: Meta<typeof QueueSection> = {
  title: 'Office/Today/QueueSection',
  component: QueueSection,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof QueueSection>;

const row = (
  <QueueRow title="Truck T-204" text="Leaks at the lower hose" detail="3 days">
    <Button size="small">Certify repair</Button>
  </QueueRow>
);
const args = {
  title: 'Holds a vehicle',
  noun: 'defect',
  to: '/defects',
  total: 1,
  children: row,
};

export const Default: Story = { args };
export const Loading: Story = { args: { ...args, total: undefined, children: null } };
export const Failed: Story = {
  args: {
    ...args,
    total: undefined,
    error: toHttpError({ kind: 'unreadable', issue: 'total is missing' }),
    children: null,
  },
};
export const LongTexts: Story = {
  args: { ...args, children: <QueueRow title={longWord} text={longText} detail={longWord} /> },
};
export const Mobile: Story = { ...Default, ...phone };
