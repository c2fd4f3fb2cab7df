import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { validation } from '@/contract/messages/validation';
import { EquipmentChoice } from './EquipmentChoice';

const meta: Meta<typeof EquipmentChoice> = {
  title: 'Site/Forms/EquipmentChoice',
  component: EquipmentChoice,
  args: { name: 'equipment' },
};
export default meta;

type Story = StoryObj<typeof EquipmentChoice>;

export const Choice: Story = {};
export const Invalid: Story = { args: { error: validation.equipment } };
export const WhileSending: Story = { args: { disabled: true } };
