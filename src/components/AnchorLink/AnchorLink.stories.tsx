import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { AnchorLink } from './AnchorLink';

const meta: Meta<typeof AnchorLink> = {
  title: 'Components/AnchorLink',
  component: AnchorLink,
  args: { to: 'services', children: 'Services' },
};
export default meta;

/** Scrolls to the section and moves the keyboard focus there. */
export const ToAPlaceBelow: StoryObj<typeof AnchorLink> = {
  render: (args) => (
    <>
      <AnchorLink {...args} />
      <div style={{ height: '150vh' }} />
      <section id="services">
        <h2>Our services</h2>
      </section>
      <div style={{ height: '100vh' }} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Services' }));
    await waitFor(() => expect(canvasElement.querySelector('#services')).toHaveFocus());
  },
};
