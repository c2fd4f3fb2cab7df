import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ChoiceCard } from './ChoiceCard';
import { ChoiceCards } from './ChoiceCards';

const meta: Meta<typeof ChoiceCards> = {
  title: 'Shared/Fields/ChoiceCards',
  component: ChoiceCards,
  args: {
    legend: 'Equipment',
    cardWidth: 132,
    children: ['Dry van', 'Refrigerated', 'Open deck', 'Other'].map((name) => (
      <ChoiceCard key={name} name="equipment" value={name} label={name} />
    )),
  },
};
export default meta;

type Story = StoryObj<typeof ChoiceCards>;

export const NothingChosen: Story = {};
const findCheckedSign = (radio: HTMLElement) => radio.parentElement?.querySelector('.checked');

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const dryVan = canvas.getByRole<HTMLInputElement>('radio', { name: 'Dry van' });
    const other = canvas.getByRole<HTMLInputElement>('radio', { name: 'Other' });
    await userEvent.click(canvas.getByText('Dry van'));
    await userEvent.click(canvas.getByText('Other'));
    await expect(other).toBeChecked();
    await expect(findCheckedSign(other)).toBeVisible();
    await expect(findCheckedSign(dryVan)).not.toBeVisible();
  },
};
export const ChosenByAScript: Story = {
  play: async ({ canvas }) => {
    const dryVan = canvas.getByRole<HTMLInputElement>('radio', { name: 'Dry van' });
    await expect(findCheckedSign(dryVan)).not.toBeVisible();
    dryVan.checked = true;
    await expect(findCheckedSign(dryVan)).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: 'Please select a valid equipment type' } };
export const Light: Story = { ...Chosen, globals: { theme: 'light' } };
export const WithDetails: Story = {
  args: {
    children: ['Dry van', 'Refrigerated'].map((name) => (
      <ChoiceCard key={name} name="equipment" value={name} label={name} detail="53 feet" />
    )),
  },
};
export const Disabled: Story = {
  args: { children: <ChoiceCard label="Dry van" value="dry_van" disabled defaultChecked /> },
};
