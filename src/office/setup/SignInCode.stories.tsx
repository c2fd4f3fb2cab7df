import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { SignInCode } from './SignInCode';

const meta: Meta<typeof SignInCode> = {
  title: 'Office/Company and setup/SignInCode',
  component: SignInCode,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof SignInCode>;

export const Code: Story = { play: shows(/holds no password/) };
