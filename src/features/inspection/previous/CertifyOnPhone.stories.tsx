import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import { defects } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { CertifyOnPhone } from './CertifyOnPhone';

const meta: Meta<typeof CertifyOnPhone> = {
  title: 'Report/Last report/CertifyOnPhone',
  component: CertifyOnPhone,
  parameters: {
    app: {
      ...reportParameters.app,
      settings: { ...defaultSettings, publicUrl: 'https://carrier.example' },
    },
  },
  decorators: [onReport()],
  args: { defect: defects.open },
};
export default meta;

type Story = StoryObj<typeof CertifyOnPhone>;

export const Closed: Story = {};
export const Open: Story = {
  ...phone,
  tags: ['richest'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mechanic: certify/ }));
    await canvas.findByRole('img', { name: /^QR code/ });
  },
};
export const Dark: Story = { ...Open, ...inTheDark };
