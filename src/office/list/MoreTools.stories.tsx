import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { MoreTools } from './MoreTools';

const meta: Meta<typeof MoreTools> = {
  title: 'Office/Lists/MoreTools',
  component: MoreTools,
  decorators: [inOffice()],
  parameters: officeParameters,
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <MoreTools>
        <Button variant="outlined">Print</Button>
        <Button variant="outlined">Export</Button>
      </MoreTools>
    </Stack>
  ),
  ...phone,
};
export default meta;

type Story = StoryObj<typeof MoreTools>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await canvas.findByRole('button', { name: 'Print' });
  },
};
