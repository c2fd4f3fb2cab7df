import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { SectionFrame } from './SectionFrame';

const meta: Meta<typeof SectionFrame> = {
  title: 'Office/Site content preview/SectionFrame',
  component: SectionFrame,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    title: 'Preview of Services',
    section: {
      styles: '<style>body { background: #0A0D13; color: #fff }</style>',
      html: '<section><h2>What we haul</h2><p>Steel and lumber.</p></section>',
    },
    width: 1280,
    height: 800,
  },
};
export default meta;

type Story = StoryObj<typeof SectionFrame>;

export const Desktop: Story = {};
export const Decoration: Story = { args: { isDecoration: true } };
