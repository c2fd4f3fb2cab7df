import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from '@mui/material/styles';
import { checklist } from '@/contract/checklist';
import {
  fittingsLoaded,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import { fittableItems } from '@/contract/notFitted';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { checklistStyles } from './checklistStyles';
import { ChecklistRow } from './ChecklistRow';

const Sheet = styled('ul')(({ theme }) => checklistStyles(theme));
const [item = { key: 'horn', label: 'Horn', category: 'cab' }] = checklist;

const meta: Meta<typeof ChecklistRow> = {
  title: 'Report/Checklist/ChecklistRow',
  component: ChecklistRow,
  args: { item, isShown: true, isNotFitted: false, fixedDefect: '' },
  parameters: reportParameters,
  render: (args) => (
    <Sheet>
      <ChecklistRow {...args} />
    </Sheet>
  ),
};
export default meta;

type Story = StoryObj<typeof ChecklistRow>;

export const Pending: Story = { decorators: [onReport()] };
export const Good: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood(item.key)))],
};
export const Defective: Story = {
  tags: ['richest'],
  decorators: [onReport((dispatch) => dispatch(itemMarkedDefective(item.key)))],
};
export const DefectFixedSince: Story = {
  args: { fixedDefect: 'No sound from the horn.' },
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood(item.key)))],
};

const [unfitted = item] = fittableItems;

export const NotFitted: Story = {
  args: { item: unfitted, isNotFitted: true },
  decorators: [
    onReport((dispatch) => {
      dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-1' }));
      const vehicles = { truck: 'T-1', trailers: '' };
      return dispatch(fittingsLoaded({ vehicles, notFitted: [unfitted.key] }));
    }),
  ],
};
export const Mobile: Story = { ...NotFitted, ...phone };
