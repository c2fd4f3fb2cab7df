import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { peoplePaths } from '@/contract/office/people';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { officeAt, officeParameters } from '@/testing/stories/officeStories';
import { LinkSeveral } from './LinkSeveral';

const meta: Meta<typeof LinkSeveral> = {
  title: 'Office/Account and people/LinkSeveral',
  component: LinkSeveral,
  parameters: officeParameters,
};
export default meta;

export const Made: StoryObj<typeof LinkSeveral> = {
  render: officeAt('/people', { responses: { [peoplePaths.signInLinks]: { data: newLinks } } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /lee/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make sign-in links' }));
    await screen.findByRole('dialog', { name: 'Sign-in links for 2 people' });
  },
};
