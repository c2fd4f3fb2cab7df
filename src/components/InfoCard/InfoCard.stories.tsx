import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InfoCard } from './InfoCard';

const meta: Meta<typeof InfoCard> = {
  title: 'Components/InfoCard',
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

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const FallbackLogo: Story = { args: { logo: null } };
export const WithoutTitle: Story = { args: { title: '' } };
