import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asSanitized } from '@/components/RichText/safeHtml';
import { Section } from '@/components/Section/Section';
import { showcase } from '@/testing/fixtures/showcase';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { FeatureCard } from './FeatureCard';

const features = showcase.reasons.drivers.map((feature) => ({
  ...feature,
  description: asSanitized(feature.description),
}));

const meta: Meta<typeof FeatureCard> = {
  title: 'Site/On several pages/FeatureCard',
  component: FeatureCard,
  args: {
    features,
    picture: '/media/features-driver.jpg',
    application: { kind: 'driverApplication' },
  },
  decorators: [
    (Story) => (
      <Section heading="Drivers">
        <Story />
      </Section>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FeatureCard>;

export const Many: Story = {};
export const One: Story = { args: { features: features.slice(0, 1) } };
export const Empty: Story = { args: { features: [] } };
export const WithoutPicture: Story = { args: { picture: null } };
export const WithHead: Story = { args: { head: <h2>For drivers</h2> } };
export const Mobile: Story = { ...phone };
export const LongTexts: Story = {
  args: { features: [{ id: 1, title: longTitle, description: asSanitized(longText) }] },
};
