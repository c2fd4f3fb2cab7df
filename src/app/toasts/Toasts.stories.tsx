import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { toasts as rules } from '@/contract/constants';
import type { Toast } from '@/events/toasts';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { Toasts } from './Toasts';

function showing(...texts: string[]) {
  const toasts: Toast[] = texts.map((text, index) => ({
    id: String(index),
    type: 'loading',
    text,
  }));
  return { app: { preloaded: { ui: { dialog: null, sideMenu: 'closed' as const, toasts } } } };
}

const meta: Meta<typeof Toasts> = {
  title: 'Site/Dialogs and messages/Toasts',
  component: Toasts,
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findAllByRole('status');
  },
};
export default meta;

type Story = StoryObj<typeof Toasts>;

export const One: Story = { parameters: showing('Loading...') };
export const Many: Story = {
  parameters: showing('Loading the map', 'Loading the film', 'Loading'),
};
export const AsManyAsThereMayBe: Story = {
  tags: ['richest'],
  parameters: showing(...Array.from({ length: rules.limit }, (_, index) => `Toast ${index + 1}`)),
};
export const LongTexts: Story = { ...phone, parameters: showing(longText) };
export const Dismissed: Story = {
  parameters: showing('Loading...'),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByText('Loading...')).toBeNull());
  },
};
