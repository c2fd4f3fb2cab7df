import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { defaultExemptItems } from '@/contract/holds';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ExemptItems } from './ExemptItems';

const meta: Meta<typeof ExemptItems> = {
  title: 'Office/Company and setup/ExemptItems',
  component: ExemptItems,
  parameters: officeParameters,
  decorators: [
    (Story) => (
      <Form defaultValues={{ exempt_items: defaultExemptItems }}>
        <Story />
      </Form>
    ),
    inOffice(),
  ],
};
export default meta;

export const Default: StoryObj<typeof ExemptItems> = {
  play: shows('No defect of 49 CFR 396.11'),
};
