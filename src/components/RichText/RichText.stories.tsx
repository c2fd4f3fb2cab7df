import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RichText } from './RichText';
import { asSanitized } from './safeHtml';

const meta: Meta<typeof RichText> = {
  title: 'Shared/Page parts/RichText',
  component: RichText,
  args: {
    html: asSanitized(
      '<h2>Lanes</h2><p>From <strong>Chicago</strong> to <em>Dallas</em>, every night.</p><ul><li>Dry van</li><li>Reefer</li></ul>',
    ),
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

type Story = StoryObj<typeof RichText>;

export const Rich: Story = {};
export const Default: Story = {
  args: { html: asSanitized('Words alone, without any markup.'), plainAs: 'p' },
};
export const PlainTitle: Story = {
  args: { html: asSanitized('Freight that keeps its word'), plainAs: 'h1', top: 1 },
};
export const PlainSmallHeading: Story = {
  args: { html: asSanitized('Dry van'), plainAs: 'h3', top: 3 },
};
export const PlainHeading: Story = {
  args: { html: asSanitized('Our services'), plainAs: 'h2' },
};
export const Empty: Story = { args: { html: asSanitized('') } };
export const WideTable: Story = {
  tags: ['richest'],
  args: {
    html: asSanitized(
      `<table><tbody><tr>${'<td>Chicago to Dallas</td>'.repeat(14)}</tr></tbody></table>`,
    ),
  },
};
export const LongTexts: Story = { args: { html: asSanitized(`<p>${'freight'.repeat(60)}</p>`) } };
