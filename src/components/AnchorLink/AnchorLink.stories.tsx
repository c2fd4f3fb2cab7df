import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useLocation } from 'react-router';
import { AnchorLink } from './AnchorLink';

const meta: Meta<typeof AnchorLink> = {
  title: 'Shared/Page parts/AnchorLink',
  component: AnchorLink,
  args: { to: 'services', children: 'Services' },
};
export default meta;

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{`Address: ${pathname}${hash}`}</output>;
}

export const SetsTheAddress: StoryObj<typeof AnchorLink> = {
  render: (args) => (
    <>
      <AnchorLink {...args} /> <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Services' }));
    await canvas.findByText('Address: /#services');
  },
};
