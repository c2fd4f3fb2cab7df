import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reportParameters } from '@/testing/stories/reportStories';
import { BackToTop } from './ReportBar';

const meta: Meta<typeof BackToTop> = {
  title: 'Report/Frame and bar/BackToTop',
  component: BackToTop,
  parameters: reportParameters,
  decorators: [
    (Story) => (
      <div style={{ height: '300vh' }}>
        <div style={{ position: 'sticky', top: 16 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof BackToTop>;

export const AtTheTop: Story = {};
export const FarDown: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await canvas.findByRole('button', { name: 'Scroll to top' });
  },
};
