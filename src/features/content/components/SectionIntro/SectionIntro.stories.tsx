import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asSanitized } from '@/components/RichText/safeHtml';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { SectionIntro } from './SectionIntro';

const meta: Meta<typeof SectionIntro> = {
  title: 'Site/Home page/SectionIntro',
  component: SectionIntro,
  args: { text: asSanitized('<h2>What we haul</h2><p>Whatever fits on eighteen wheels.</p>') },
};
export default meta;

type Story = StoryObj<typeof SectionIntro>;

export const Stacked: Story = { args: { layout: 'stacked' } };
export const Split: Story = { args: { layout: 'split' } };
export const WithAction: Story = { args: { action: <Button>Join the giants</Button> } };
export const WithActionMobile: Story = { ...WithAction, ...phone };
export const Mobile: Story = { ...phone };
export const Default: Story = { args: { text: asSanitized('What we haul') } };
export const Empty: Story = { args: { text: asSanitized('') } };
export const LongTexts: Story = {
  args: { text: asSanitized(`<h2>${longTitle}</h2><p>${longText}</p>`) },
};
