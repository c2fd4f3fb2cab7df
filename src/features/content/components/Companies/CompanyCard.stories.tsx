import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { asSanitized } from '@/components/RichText/safeHtml';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { CompanyCard } from './CompanyCard';

const company = {
  id: 1,
  title: 'Orchard Foods',
  description: asSanitized('With us since 2016.'),
  image: '/media/company-1.svg',
};

const meta: Meta<typeof CompanyCard> = {
  title: 'Site/Home page/CompanyCard',
  component: CompanyCard,
  args: { company, isCopy: false },
};
export default meta;

type Story = StoryObj<typeof CompanyCard>;

export const WithMark: Story = {};
export const WithoutMark: Story = { args: { company: { ...company, image: null } } };
export const Focused: Story = {
  tags: ['richest'],
  args: { company: { ...company, description: asSanitized(longText) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const text = canvas.getByRole('heading', { name: 'Orchard Foods' }).parentElement;
    await expect(text?.closest('[tabindex]')).toHaveFocus();
    await waitFor(() => {
      if (!text) throw new Error('The card has no text.');
      void expect(getComputedStyle(text).opacity).toBe('1');
      const logo = canvas.getByRole('img', { name: 'Orchard Foods' }).getBoundingClientRect();
      void expect(logo.bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top + 16);
    });
  },
};
export const Copy: Story = { args: { isCopy: true } };
export const LongTexts: Story = {
  args: { company: { ...company, title: longTitle, description: asSanitized(longText) } },
};
