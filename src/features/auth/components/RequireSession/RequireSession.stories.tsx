import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { signedIn } from '../../../../testing/fixtures/account';
import { RequireSession } from './RequireSession';

const meta: Meta<typeof RequireSession> = {
  title: 'Auth/RequireSession',
  component: RequireSession,
  args: { children: <h1>Driver Vehicle Inspection Report</h1> },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = { parameters: { house: { preloaded: signedIn } } };
/** Before the browser's storage was read. */
export const NotYetKnown: Story = {};
