import MenuList from '@mui/material/MenuList';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { PersistentStorage } from './PersistentStorage';

const storage = (isGranted: boolean) => ({
  persisted: async () => isGranted,
  persist: async () => isGranted,
});

const meta: Meta<typeof PersistentStorage> = {
  title: 'Report/Status/PersistentStorage',
  component: PersistentStorage,
  decorators: [
    (Story) => (
      <MenuList aria-label="Settings">
        <Story />
      </MenuList>
    ),
  ],
  ...phone,
};
export default meta;

type Story = StoryObj<typeof PersistentStorage>;

export const Granted: Story = { args: { storage: storage(true) } };
export const NotGranted: Story = { args: { storage: storage(false) } };
export const Denied: Story = {
  args: { storage: storage(false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('menuitem'));
    await canvas.findByText('This browser did not agree to keep your entries.');
  },
};
export const Unknown: Story = { args: { storage: null } };
