import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpError } from 'react-admin';
import { expect, screen } from 'storybook/test';
import { peoplePaths } from '@/contract/office/people';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PersonCreate } from './PersonCreate';

const meta: Meta<typeof PersonCreate> = {
  title: 'Office/Account and people/PersonCreate',
  component: PersonCreate,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PersonCreate>;

export const Empty: Story = { render: officeAt('/people/create'), play: shows('Full name') };
export const Mobile: Story = {
  ...Empty,
  ...phone,
  // Checks the space above 'Save', because react-admin leaves 5 em for a fixed toolbar.
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('combobox', { name: 'Role' });
    const save = canvas.getByRole('button', { name: 'Save' });
    const gap = save.getBoundingClientRect().top - last.getBoundingClientRect().bottom;
    await expect(gap).toBeLessThan(48);
  },
};

export const MobileRejected: Story = {
  ...phone,
  render: officeAt('/people/create', {
    responses: {
      [peoplePaths.list]: new HttpError('', 400, { errors: { username: 'Enter a username.' } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'a@example.com');
    await userEvent.click(save);
    const message = await screen.findByText(/The form is not valid/);
    const { bottom } = message.getBoundingClientRect();
    await expect(bottom).toBeLessThan(save.getBoundingClientRect().top);
  },
};
