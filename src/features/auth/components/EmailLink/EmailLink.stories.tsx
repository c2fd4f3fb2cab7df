import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { calls } from '@/contract/calls';
import { emailLinkSent } from '@/contract/signInLink';
import { rejectedWith, respondingWith } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { EmailLink } from './EmailLink';

const meta: Meta<typeof EmailLink> = {
  title: 'Site/Sign-in and account/EmailLink',
  component: EmailLink,
};
export default meta;

type Story = StoryObj<typeof EmailLink>;

const ask: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Login or email'), 'marcus.bell');
  await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
};

export const Idle: Story = {};
export const Sent: Story = {
  tags: ['richest'],
  parameters: respondingWith('post', calls.emailLink, { detail: emailLinkSent }),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(emailLinkSent)).toBeVisible();
  },
};
export const Mobile: Story = { ...Sent, ...phone };
export const Throttled: Story = {
  parameters: rejectedWith(
    'post',
    calls.emailLink,
    { detail: 'Request was throttled. Expected available in 60 seconds.' },
    429,
  ),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('throttled');
  },
};
