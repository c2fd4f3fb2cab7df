/** Stories with which stories.pw.ts tests its own checks. */
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { within } from 'storybook/test';
import { phone } from '@/testing/stories/phone';

function Broken(): never {
  throw new Error('This component is broken');
}

function Calling({ path }: { path: string }) {
  useEffect(() => void fetch(path).catch(() => undefined), [path]);
  return <p>Calls {path}</p>;
}

function Logging({ say }: { say: () => void }) {
  useEffect(say, [say]);
  return <p>Says something</p>;
}

const meta: Meta = { title: 'Planted', tags: ['!autodocs'], render: () => <p>Well</p> };
export default meta;

type Story = StoryObj;

export const NamesAButtonInvisibly: Story = {
  render: () => <button type="button">{'\u200bSave'}</button>,
};
const failing = [http.get('/api/planted/', () => new HttpResponse(null, { status: 500 }))];

export const BreaksWhileRendering: Story = { render: () => <Broken /> };
export const FailsItsPlayFunction: Story = {
  play: ({ canvasElement }) => void within(canvasElement).getByRole('button', { name: 'Save' }),
};
const logError = () => console.error('Something went wrong');
const logWarning = () => console.warn('Something is odd');
export const LogsAnError: Story = { render: () => <Logging say={logError} /> };
export const LogsAWarning: Story = { render: () => <Logging say={logWarning} /> };
export const ViolatesAxe: Story = {
  render: () => <img src="/media/favicon.svg" width="48" height="48" />,
};
export const FailsACallUnannounced: Story = {
  render: () => <Calling path="/api/planted/" />,
  parameters: { msw: failing },
};
export const FailsACallAsAnnounced: Story = {
  render: () => <Calling path="/api/planted/" />,
  parameters: { msw: failing, network: ['500 /api/planted/'] },
};
export const AnnouncesAFailureThatDoesNotCome: Story = {
  parameters: { network: ['500 /api/about/'] },
};
export const MakesACallWithoutHandler: Story = {
  render: () => <Calling path="/api/nobody/" />,
  parameters: { network: ['404 /api/nobody/'] },
};
export const WrapsALabelOnMobile: Story = {
  render: () => (
    <button style={{ width: 120 }}>Mark every item of this category as good at once</button>
  ),
  ...phone,
};
export const CutsALabelOnMobile: Story = {
  render: () => (
    <button style={{ width: 120, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      Mark every item of this category
    </button>
  ),
  ...phone,
};
export const LeavesACallPending: Story = {
  render: () => <Calling path="/api/planted/" />,
  parameters: { msw: [http.get('/api/planted/', () => delay('infinite'))] },
};
