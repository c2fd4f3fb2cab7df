import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { AccentInput } from './AccentInput';

const withColor = (accent: string | null): StoryObj<typeof AccentInput> => ({
  render: () => (
    <Form defaultValues={{ accent }}>
      <AccentInput />
    </Form>
  ),
});

const meta: Meta<typeof AccentInput> = {
  title: 'Office/Company and setup/AccentInput',
  component: AccentInput,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof AccentInput>;

export const Readable: Story = { ...withColor('#6FB7FF'), play: shows(/can be read on the site/) };
export const Navy: Story = { ...withColor('#0A2463'), play: shows(/Dark pages show it as #/) };
export const Empty: Story = withColor(null);
