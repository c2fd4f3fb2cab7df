import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { DemonstrationBanner, DemonstrationContext } from './DemonstrationBanner';

const meta: Meta<typeof DemonstrationBanner> = {
  title: 'Office/Layout/DemonstrationBanner',
  component: DemonstrationBanner,
  decorators: [
    (Story) => (
      <DemonstrationContext value={true}>
        <Story />
      </DemonstrationContext>
    ),
  ],
  parameters: officeParameters,
  render: officeAt('/'),
};
export default meta;

type Story = StoryObj<typeof DemonstrationBanner>;

export const OnToday: Story = { play: shows('Demonstration data') };
export const Mobile: Story = { ...OnToday, ...phone };
export const StartYourOwn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start your own' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start your own' });
    const command = within(dialog).getByText('DATA_DIR=my-carrier SEED=blank npm start');
    await waitFor(() => expect(command).toBeVisible());
  },
};
