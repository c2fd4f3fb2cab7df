import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormField } from '../FormField/FormField';
import { phone } from '@/testing/stories/phone';
import { Modal } from './Modal';

const meta: Meta<typeof Modal> = {
  title: 'Shared/Page parts/Modal',
  component: Modal,
  args: {
    open: true,
    title: 'Driver Application',
    onClose: () => undefined,
    children: <FormField label="First name" />,
  },
};
export default meta;

type Story = StoryObj<typeof Modal>;

export const Open: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large', title: 'Photo of Horn' } };
export const Small: Story = { args: { size: 'small', title: 'Change Username' } };
export const Mobile: Story = { ...phone };
export const LongTexts: Story = {
  tags: ['richest'],
  args: {
    children: Array.from({ length: 20 }, (_, row) => (
      <FormField key={row} label={`Stop ${row + 1}`} />
    )),
  },
};
