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
  title: 'Content/CompanyCard',
  component: CompanyCard,
  args: { company, isCopy: false },
};
export default meta;

type Story = StoryObj<typeof CompanyCard>;

export const WithMark: Story = {};
export const WithoutMark: Story = { args: { company: { ...company, image: null } } };
/** The keyboard reveals what the mouse reveals by hovering. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('With us since 2016.').closest('[tabindex]')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('With us since 2016.')).toBeVisible());
  },
};
/** Hidden from screen readers and not a tab stop. */
export const Copy: Story = { args: { isCopy: true } };
export const LongTexts: Story = {
  args: { company: { ...company, title: longTitle, description: asSanitized(longText) } },
};
