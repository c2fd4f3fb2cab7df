import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { calls } from '@/contract/calls';
import type { LinkResponse } from '@/contract/signInLink';
import { signedIn } from '@/testing/fixtures/account';
import { endedLink, openLink } from '@/testing/fixtures/signInLinks';
import { rejectedWith, respondingWith, withoutResponse } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { ChoosePassword } from './ChoosePassword';

const meta: Meta<typeof ChoosePassword> = {
  title: 'Site/Sign-in and account/ChoosePassword',
  component: ChoosePassword,
  args: { token: 'token', onSignedIn: () => undefined },
};
export default meta;

type Story = StoryObj<typeof ChoosePassword>;

const shown = (link: LinkResponse) => ({
  parameters: respondingWith('post', calls.signInLink, link),
});

export const Open: Story = { ...shown(openLink), tags: ['richest'] };
export const Mobile: Story = { ...Open, ...phone };
export const SomebodyElseSignedIn: Story = {
  parameters: {
    ...respondingWith('post', calls.signInLink, openLink),
    app: { preloaded: signedIn },
  },
};
export const TooEasy: Story = {
  parameters: {
    msw: [
      http.post(calls.signInLink, () => HttpResponse.json(openLink)),
      http.post(calls.choosePassword, () =>
        HttpResponse.json(
          { new_password: ['This password is too easy to guess.'] },
          { status: 400 },
        ),
      ),
    ],
    network: [`400 ${calls.choosePassword}`],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('too easy');
  },
};
export const Used: Story = shown(endedLink('used'));
export const Expired: Story = shown(endedLink('expired'));
export const Revoked: Story = shown(endedLink('revoked'));
export const RevokedMobile: Story = { ...Revoked, ...phone };
export const Unknown: Story = shown({ ...endedLink('unknown'), at: null, phone: '' });
export const Loading: Story = { parameters: withoutResponse('post', calls.signInLink) };
export const Failed: Story = {
  parameters: rejectedWith('post', calls.signInLink, null, 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
