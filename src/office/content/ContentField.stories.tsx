import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { latitude, line, picture, rich, shown } from '@/contract/office/content/fields';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ContentField } from './ContentField';

const meta: Meta<typeof ContentField> = {
  title: 'Office/Site content/ContentField',
  component: ContentField,
  parameters: officeParameters,
  decorators: [inOffice()],
  render: (args) => (
    <Form
      record={{ id: 1, line: 'Our services', picture: null, latitude: 41.8745, is_shown: true }}
    >
      <ContentField {...args} />
    </Form>
  ),
};
export default meta;

type Story = StoryObj<typeof ContentField>;

export const Line: Story = {
  args: { source: 'line', field: line('Heading') },
  play: shows('Heading'),
};
export const RichText: Story = {
  tags: ['richest'],
  args: { source: 'line', field: rich('Introduction') },
  play: shows('Introduction'),
};
export const Picture: Story = {
  args: { source: 'picture', field: picture('Logo') },
  play: shows('Logo'),
};
export const Latitude: Story = {
  args: { source: 'latitude', field: latitude },
  play: shows('Latitude'),
};
export const Switch: Story = {
  args: { source: 'is_shown', field: shown },
  play: shows('Show on the site'),
};
