import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ChoiceCard } from './ChoiceCard';
import { ChoiceCards } from './ChoiceCards';

const meta: Meta<typeof ChoiceCards> = {
  title: 'Components/ChoiceCards',
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

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dry van' }));
    await userEvent.click(canvas.getByText('Refrigerated'));
    await expect(canvas.getByRole('radio', { name: 'Refrigerated' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dry van' })).not.toBeChecked();
  },
};
export const Wrong: Story = { args: { error: 'Please select a valid equipment type' } };
export const Light: Story = { ...Chosen, globals: { theme: 'light' } };
export const Disabled: Story = {
  args: { children: <ChoiceCard label="Dry van" value="dry_van" disabled defaultChecked /> },
};
