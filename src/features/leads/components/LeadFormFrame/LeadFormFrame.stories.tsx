import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormField } from '@/components/FormField/FormField';
import { CaptchaNote } from '../CaptchaNote/CaptchaNote';
import { phone } from '@/testing/stories/phone';
import { LeadFormFrame } from './LeadFormFrame';

const meta: Meta<typeof LeadFormFrame> = {
  title: 'Site/Forms/LeadFormFrame',
  component: LeadFormFrame,
  args: {
    name: 'Driver application',
    formProps: {},
    busy: false,
    formError: undefined,
    captchaElement: null,
    submitText: 'Send application',
    children: (
      <>
        <FormField label="First name" required />
        <FormField label="Last name" required />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof LeadFormFrame>;

export const Idle: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Rejected: Story = { args: { formError: 'Failed to verify reCAPTCHA' } };
export const Sent: Story = {
  args: {
    confirmation: 'Thank you. We have your application.',
    callUs: 'In a hurry? Call 555 0100',
  },
};
export const WithCaptcha: Story = { args: { captchaElement: <CaptchaNote /> } };
export const Mobile: Story = { ...phone };
