import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { calls } from '../../../../contract/calls';
import { supportContact } from '../../../../testing/fixtures/account';
import { SupportPanel } from './SupportPanel';

const meta: Meta<typeof SupportPanel> = {
  title: 'Auth/SupportPanel',
  component: SupportPanel,
  args: { id: 'contact-support' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { msw: [http.get(calls.forgotPassword, () => HttpResponse.json(supportContact))] },
};
/** Without a phone the placeholder number shows. */
export const WithoutPhone: Story = {
  parameters: {
    msw: [http.get(calls.forgotPassword, () => HttpResponse.json({ email: 'help@linehaul.test' }))],
  },
};
export const Loading: Story = {
  parameters: { msw: [http.get(calls.forgotPassword, () => delay('infinite'))] },
};
export const Failed: Story = {
  parameters: {
    msw: [http.get(calls.forgotPassword, () => new HttpResponse(null, { status: 500 }))],
  },
};
