import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { AgentItems } from './AgentItems';

const meta: Meta<typeof AgentItems> = {
  title: 'Office/People/AgentItems',
  component: AgentItems,
  parameters: officeParameters,
  decorators: [
    (Story) => (
      <Form defaultValues={{ role: 'driver', agent_items: ['clearance_marker'] }}>
        <Story />
      </Form>
    ),
    inOffice(),
  ],
};
export default meta;

export const OfADriver: StoryObj<typeof AgentItems> = {
  play: shows("Certifies as the carrier's agent"),
};
