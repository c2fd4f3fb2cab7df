import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { getEdges, textBottom, textLeft } from '@/testing/stories/boxes';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { ChoosePicture } from './ChoosePicture';

const meta: Meta<typeof ChoosePicture> = {
  title: 'Office/Pictures and videos/ChoosePicture',
  component: ChoosePicture,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { kind: 'picture', onChosen: () => undefined, onClose: () => undefined },
  play: async () => {
    await screen.findByRole('button', { name: 'Choose A cab at dawn' });
    const [title, field] = [screen.getByRole('heading'), screen.getByLabelText('Search')];
    const dialog = getEdges(title.closest('.MuiDialog-paper'));
    await expect(textLeft(title) - dialog.left).toBeGreaterThanOrEqual(24);
    await expect(textLeft(title)).toBe(getEdges(field.closest('.MuiInputBase-root')).left);
    const area = screen.getByRole('button', { name: 'Upload' }).parentElement;
    await expect(getEdges(area).top - textBottom(title)).toBeGreaterThanOrEqual(8);
  },
};
export default meta;

type Story = StoryObj<typeof ChoosePicture>;

export const Open: Story = { args: { kind: 'picture' } };
export const OpenForAVideo: Story = { args: { kind: 'video' } };
