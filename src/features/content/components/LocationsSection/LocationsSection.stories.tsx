import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, answering, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { LocationsSection } from './LocationsSection';

const meta: Meta<typeof LocationsSection> = {
  title: 'Content/LocationsSection',
  component: LocationsSection,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('locations');
export const Failed: Story = failed('locations');
export const TextFailed: Story = failed('locationsText');
export const Empty: Story = answering('locations', []);
