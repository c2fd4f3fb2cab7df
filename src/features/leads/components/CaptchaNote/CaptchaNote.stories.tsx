import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CaptchaNote } from './CaptchaNote';

const meta: Meta<typeof CaptchaNote> = {
  title: 'Site/Forms/CaptchaNote',
  component: CaptchaNote,
};
export default meta;

export const BelowAForm: StoryObj<typeof CaptchaNote> = {};
