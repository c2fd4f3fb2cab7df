import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { calls } from '@/contract/calls';
import { defaultSettings } from '@/contract/settings';
import { blankDraft } from '@/features/inspection/model/state/draftContents';
import { draftNames } from '@/features/inspection/storage/draftNames';
import { createDraftStorage } from '@/features/inspection/storage/draftStorage';
import { Route, Routes } from 'react-router';
import { respondingWith } from '@/testing/stories/callStories';
import { signedIn, signedOut, supportContact } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { Login } from './Login';

const app = { route: '/login', preloaded: signedOut };

const meta: Meta<typeof Login> = {
  title: 'Site/Pages/Login',
  component: Login,
  parameters: { layout: 'fullscreen', app },
};
export default meta;

type Story = StoryObj<typeof Login>;

export const Desktop: Story = {};
export const Mobile: Story = { ...phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const WithOurBackend: Story = {
  parameters: { app: { ...app, settings: { ...defaultSettings, fleet: true } } },
};
export const SessionExpired: Story = {
  parameters: { app: { route: '/login', preloaded: { auth: { status: 'expired' } } } },
};
export const ReportOnPhone: Story = {
  beforeEach: async () => {
    const storage = createDraftStorage();
    const { record } = draftNames(defaultSettings.apiHost, '#1');
    const values = { ...blankDraft.header.values, carrier: 'Dana Miles', truck_number: 'T-114' };
    await storage.write(record, { ...blankDraft, header: { ...blankDraft.header, values } });
    return () => storage.remove(record);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('A report of Dana Miles waits on this phone.');
  },
};
export const ContactSupport: Story = {
  parameters: respondingWith('get', calls.forgotPassword, supportContact),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await canvas.findByText(supportContact.email);
  },
};
export const NotYetKnown: Story = {
  parameters: { app: { preloaded: { auth: { status: 'unknown' } } } },
};
export const SignedInAlready: Story = {
  parameters: { app: { preloaded: signedIn } },
  render: () => (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="/vehicle-report" element={<h1>Driver Vehicle Inspection Report</h1>} />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Driver Vehicle Inspection Report' });
  },
};
