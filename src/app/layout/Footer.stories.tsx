import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http, HttpResponse } from 'msw';
import { calls } from '../../contract/calls';
import { contacts } from '../../testing/fixtures/about';
import { phone } from '../../testing/phone';
import { Footer } from './Footer';

const full = [http.get(calls.contacts, () => HttpResponse.json(contacts))];

const meta: Meta<typeof Footer> = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { msw: full },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone, parameters: { msw: full } };
/** Each field shows only when present. */
export const Sparse: Story = {
  parameters: {
    msw: [
      http.get(calls.contacts, () =>
        HttpResponse.json({ phone1: contacts.phone1, socials: { telegram: 'https://t.me/x' } }),
      ),
    ],
  },
};
/** A failed call is only logged. */
export const Failed: Story = {
  parameters: { msw: [http.get(calls.contacts, () => new HttpResponse(null, { status: 500 }))] },
};
