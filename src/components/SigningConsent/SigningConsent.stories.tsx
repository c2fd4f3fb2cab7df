import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { SigningConsent } from './SigningConsent';

const meta: Meta<typeof SigningConsent> = {
  title: 'Shared/Page parts/SigningConsent',
  component: SigningConsent,
};
export default meta;

type Story = StoryObj<typeof SigningConsent>;

export const Line: Story = {};
export const FullText: Story = {
  tags: ['richest'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'You agree to sign electronically' }));
    const title = await screen.findByText('How to withdraw');
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const Mobile: Story = { ...FullText, ...phone };
