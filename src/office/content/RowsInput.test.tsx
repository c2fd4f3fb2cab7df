import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, testDataProvider } from 'react-admin';
import type { SectionRecord } from '@/contract/office/content/calls';
import { i18nProvider } from '../messages';
import { SectionForm } from './SectionForm';

const rowHeight = 100;

/** jsdom has no layout. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const row = this.closest('li');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, index * rowHeight, 300, rowHeight);
  });
}

const steel = { id: 1, logo: null, title: 'Steel', description: '<p>Flatbeds.</p>' };
const lumber = { id: 2, logo: null, title: 'Lumber', description: '<p>Tarped.</p>' };

const services: SectionRecord = {
  id: 'services',
  version: 3,
  saved_at: null,
  saved_by: null,
  content: { services_text: '', services: [steel, lumber] },
};

async function open() {
  layOut();
  const send = jest
    .fn<Promise<unknown>, [string, string, { body: { services: unknown } }]>()
    .mockResolvedValue({ ...services, version: 4 });
  const dataProvider = { ...testDataProvider(), send };
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
      <SectionForm page="home" section={services} onSaved={() => undefined} />
    </AdminContext>,
  );
  await screen.findByDisplayValue('Steel');
  return {
    handles: screen.getAllByRole('button', { name: 'Drag to reorder' }),
    titles: () =>
      screen.getAllByLabelText(/^Title/).map((input) => (input as HTMLInputElement).value),
    save: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      const saved = () => send.mock.calls.find(([method]) => method === 'PUT');
      await waitFor(() => expect(saved()).toBeDefined());
      return saved()?.[2].body.services;
    },
  };
}

test('a content row moved with the keyboard is saved in its new place with its id and its typed text', async () => {
  const { handles, titles, save } = await open();
  await userEvent.type(screen.getByDisplayValue('Steel'), ' coils');
  const handle = handles[0] as HTMLElement;
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText('The service is picked up and over place 1 of 2.');
  fireEvent.keyDown(document, { code: 'ArrowDown' });
  await screen.findByText('The service is picked up and over place 2 of 2.');
  fireEvent.keyDown(document, { code: 'Space' });
  await screen.findByText('The service was dropped at place 2 of 2.');
  await waitFor(() => expect(titles()).toEqual(['Lumber', 'Steel coils']));
  expect(await save()).toEqual([lumber, { ...steel, title: 'Steel coils' }]);
});

test('Escape while a content row moves restores the order of the rows', async () => {
  const { handles, titles } = await open();
  const handle = handles[0] as HTMLElement;
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText('The service is picked up and over place 1 of 2.');
  fireEvent.keyDown(document, { code: 'ArrowDown' });
  await screen.findByText('The service is picked up and over place 2 of 2.');
  fireEvent.keyDown(document, { code: 'Escape' });
  await screen.findByText('Canceled. The service stays at place 1 of 2.');
  expect(titles()).toEqual(['Steel', 'Lumber']);
});

test('buttons move, add and remove content rows', async () => {
  const { titles, save } = await open();
  await userEvent.click(screen.getAllByRole('button', { name: 'Move up' })[1] as HTMLElement);
  expect(titles()).toEqual(['Lumber', 'Steel']);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(titles()).toEqual(['Lumber', 'Steel', '']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[2] as HTMLElement);
  expect(await save()).toEqual([lumber, steel]);
});
