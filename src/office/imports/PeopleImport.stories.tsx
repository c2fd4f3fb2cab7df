import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { importPaths } from '@/contract/office/imports';
import { peoplePaths } from '@/contract/office/people';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PeopleImport } from './PeopleImport';

const meta: Meta<typeof PeopleImport> = {
  title: 'Office/Drivers and imports/PeopleImport',
  component: PeopleImport,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PeopleImport>;

const preview = {
  id: null,
  undo_until: null,
  counts: { new: 2, changed: 0, same: 0, rejected: 1 },
  added: [],
  rows: [
    { line: 2, fate: 'new', why: 'Signs in as hank.novak.', record: null },
    { line: 3, fate: 'new', why: '', record: null },
    { line: 4, fate: 'rejected', why: 'Email is required', record: null },
  ],
};
const imported = {
  ...preview,
  id: 5,
  undo_until: '2026-11-22T09:00:00Z',
  counts: { new: 2, changed: 0, same: 0, rejected: 0 },
  added: [7, 10],
};
const pasted =
  'Name,Username,Email,Role{enter}Hank Novak,,,{enter}Lee,lee,,Driver{enter}Rosa Diaz,,,Dispatcher';

async function paste(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/paste rows/), pasted);
  await userEvent.click(canvas.getByRole('button', { name: 'Read pasted rows' }));
  await canvas.findByText('Signs in as hank.novak.');
  return canvas;
}

export const Empty: Story = { render: officeAt('/import/people'), play: shows('Choose a file') };
export const Preview: Story = {
  tags: ['richest'],
  render: officeAt('/import/people', { responses: { [importPaths.people]: preview } }),
  play: async ({ canvasElement }) => {
    await paste(canvasElement);
  },
};
export const Mobile: Story = { ...Preview, ...phone };
export const Imported: Story = {
  render: officeAt('/import/people', {
    responses: {
      [importPaths.people]: ({ expected }: { expected?: object }) =>
        expected ? imported : preview,
      [peoplePaths.signInLinks]: { data: newLinks },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await paste(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make sign-in links' }));
    await screen.findByRole('dialog', { name: 'Sign-in links for 2 people' });
  },
};
