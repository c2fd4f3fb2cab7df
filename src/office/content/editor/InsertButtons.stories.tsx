import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { expect, within } from 'storybook/test';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { RichInput } from '../RichInput';
import { InsertButtons } from './InsertButtons';

const meta: Meta<typeof InsertButtons> = {
  title: 'Office/Site content/InsertButtons',
  component: InsertButtons,
  parameters: officeParameters,
  decorators: [inOffice()],
  render: () => (
    <Form record={{ id: 1, text: '' }}>
      <RichInput source="text" label="Text" isRequired={false} isLong />
    </Form>
  ),
};
export default meta;

type Story = StoryObj<typeof InsertButtons>;

export const OutsideATable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Insert table' });
    await expect(canvas.queryByRole('button', { name: 'Add row' })).toBeNull();
  },
};
export const InATable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cells = () => canvasElement.querySelectorAll('th, td');
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert table' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add column' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(cells()).toHaveLength(16);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete column' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(cells()).toHaveLength(9);
    await expect(canvasElement.querySelector('.ProseMirror > table + p')).not.toBeNull();
  },
};
export const APicture: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert picture' }));
    const dialog = within(canvasElement.ownerDocument.body);
    const [picture] = await dialog.findAllByRole('button', { name: /A cab at dawn/ });
    if (picture) await userEvent.click(picture);
    await canvas.findByRole('img', { name: 'A cab at dawn' });
  },
};
export const Mobile: Story = { ...InATable, ...phone };
