import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText, longTitle, longWord } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { CardGrid, InfoCard } from './InfoCard';

const meta: Meta<typeof InfoCard> = {
  title: 'Shared/Page parts/InfoCard',
  component: InfoCard,
  args: {
    logo: '/media/icon-dry-van.svg',
    fallbackLogo: '/media/fallback/service-icon.svg',
    title: 'Dry van',
    children: <p>Full truckloads, coast to coast.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960, margin: '24px auto', padding: '0 24px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof InfoCard>;

export const Default: Story = {};
export const FallbackLogo: Story = { args: { logo: null } };
export const WithoutTitle: Story = { args: { title: '' } };
export const LongTexts: Story = {
  args: { title: `${longTitle} ${longWord}`, children: <p>{longText}</p> },
};

export const Grid: Story = {
  tags: ['richest'],
  render: (args) => (
    <CardGrid>
      {['Dry van', 'Refrigerated', 'Open deck', 'Dedicated'].map((title) => (
        <li key={title}>
          <InfoCard {...args} title={title} />
        </li>
      ))}
    </CardGrid>
  ),
};
export const GridMobile: Story = { ...Grid, ...phone };
