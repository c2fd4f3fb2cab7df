import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from './QrCode';

const meta: Meta<typeof QrCode> = {
  title: 'Shared/Page parts/QrCode',
  component: QrCode,
  args: { text: 'https://linehaul.example/login', label: 'QR code of the sign-in page' },
};
export default meta;

export const Code: StoryObj<typeof QrCode> = {};
