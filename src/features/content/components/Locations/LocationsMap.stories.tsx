import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { asSanitized } from '@/components/RichText/safeHtml';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { LocationsMap } from './LocationsMap';

const locations = showcase.locations.map((place) => ({
  ...place,
  description: asSanitized(place.description),
}));

const meta: Meta<typeof LocationsMap> = {
  title: 'Site/Home page/LocationsMap',
  component: LocationsMap,
  args: { locations },
};
export default meta;

type Story = StoryObj<typeof LocationsMap>;

export const Many: Story = {};
export const One: Story = { args: { locations: locations.slice(0, 1) } };
export const Empty: Story = { args: { locations: [] } };
export const Mobile: Story = { ...phone };
export const PopupWithoutLink: Story = {
  args: { locations: locations.map((place) => ({ ...place, url: 'javascript:alert(1)' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dallas, TX' }));
    await expect(canvas.queryByRole('link', { name: 'More info' })).toBeNull();
  },
};
