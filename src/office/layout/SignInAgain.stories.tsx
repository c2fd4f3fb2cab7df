import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { SignInAgain } from './SignInAgain';

const meta: Meta<typeof SignInAgain> = {
  title: 'Office/Layout/SignInAgain',
  component: SignInAgain,
  parameters: officeParameters,
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    await within(body).findByRole('dialog', { name: 'Your session has ended' });
  },
};
export default meta;

type Story = StoryObj<typeof SignInAgain>;

export const OverAPage: Story = { render: officeAt('/company', { hasExpired: true }) };
export const SignedIn: Story = { render: officeAt('/company'), play: shows('Tagline') };
export const Mobile: Story = { ...OverAPage, ...phone };
