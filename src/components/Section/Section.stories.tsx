import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Section } from './Section';

const meta: Meta<typeof Section> = {
  title: 'Shared/Page parts/Section',
  component: Section,
  args: { heading: 'Services', children: <p>Dry van, refrigerated and open deck.</p> },
};
export default meta;

type Story = StoryObj<typeof Section>;

export const Default: Story = { args: { tone: 'plain', width: 'wide' } };
export const Band: Story = { args: { tone: 'band' } };
export const Text: Story = { args: { width: 'text' } };
export const WithoutHeading: Story = { args: { heading: undefined } };
