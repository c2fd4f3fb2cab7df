import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { styled } from '@mui/material/styles';
import type { AppDispatch } from '@/api/thunkExtra';
import { checklistCategories, listCategoryItems } from '@/contract/checklist';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { checklistStyles } from './checklistStyles';
import { CategoryCount, ChecklistCategory } from './ChecklistCategory';

const Sheet = styled('div')(({ theme }) => checklistStyles(theme));
const [category] = checklistCategories;
const keys = listCategoryItems(category.id).map(({ key }) => key);
const [first = 'horn'] = keys;

function markAll(dispatch: AppDispatch) {
  for (const key of keys) dispatch(itemMarkedGood(key));
}

const meta: Meta<typeof ChecklistCategory> = {
  title: 'Report/Checklist/ChecklistCategory',
  component: ChecklistCategory,
  args: {
    id: category.id,
    label: category.label,
    facts: new Map(),
    notFitted: [],
    fixedDefects: new Map(),
    shown: null,
    unknown: null,
    form: 1,
    hasAllGood: true,
  },
  parameters: reportParameters,
  render: (args) => (
    <Sheet>
      <ChecklistCategory {...args} />
    </Sheet>
  ),
};
export default meta;

type Story = StoryObj<typeof ChecklistCategory>;

export const Empty: Story = { decorators: [onReport()] };
export const Begun: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood(first)))],
};
export const Complete: Story = { decorators: [onReport((dispatch) => markAll(dispatch))] };
export const Mobile: Story = { ...Begun, ...phone };
export const CountAlone: Story = {
  decorators: [onReport()],
  render: ({ id }) => <CategoryCount id={id} />,
};
export const AllGood: Story = {
  decorators: [onReport()],
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: `${category.label}: all good` });
    await waitFor(() => expect(press).toHaveAttribute('aria-disabled', 'false'), {
      timeout: 10_000,
    });
    await userEvent.click(press);
    await expect(press).toHaveTextContent('Undo');
    await expect(press).toHaveFocus();
    await expect(canvas.getByText(`${keys.length} of ${keys.length}`)).toBeVisible();
  },
};
export const Tapped: Story = {
  decorators: [onReport()],
  play: async ({ canvas, userEvent }) => {
    const [good] = await canvas.findAllByRole('button', { name: /: good$/ });
    if (!good) throw new Error('No items');
    await userEvent.click(good);
    await expect(good).toHaveAttribute('aria-pressed', 'true');
  },
};
