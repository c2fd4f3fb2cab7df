import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../Icon/Icon';
import { Button, ButtonLink, IconButton } from './Button';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Get in touch with us' },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The one thing to do. */
export const Signal: Story = { args: { look: 'signal' } };
/** The other thing. */
export const Outline: Story = { args: { look: 'outline' } };
/** What stands back. */
export const Quiet: Story = { args: { look: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { render: () => <ButtonLink to="/login">Login</ButtonLink> };
export const IconAlone: Story = {
  render: () => (
    <IconButton type="button" aria-label="Open menu">
      <Icon name="menu" />
    </IconButton>
  ),
};
