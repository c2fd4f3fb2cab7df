import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MenuList from '@mui/material/MenuList';
import { PersistentStorage } from './PersistentStorage';

/**
 * A browser's storage manager. `persisted` means that the browser has granted persistent storage, and `onRequest` that
 * it grants a request.
 */
function browser({ persisted = false, onRequest = false }) {
  return { persisted: async () => persisted, persist: async () => onRequest };
}

async function openSettings(storage: ReturnType<typeof browser> | null) {
  render(
    <MenuList>
      <PersistentStorage storage={storage} />
    </MenuList>,
  );
  await waitFor(() => expect(screen.getByRole('menuitem')).not.toHaveTextContent('Asking…'));
  return { user: userEvent.setup(), item: screen.getByRole('menuitem') };
}

describe("the report's settings", () => {
  it('the settings show that the browser has granted persistent storage', async () => {
    const { item } = await openSettings(browser({ persisted: true }));
    expect(item).toHaveTextContent(/^This browser keeps your entries/);
  });

  it.each([
    [true, /^This browser keeps your entries/],
    [false, /did not agree .*add this site to the home screen\.$/],
  ])(
    'the settings show that storage is not persistent, and a press requests persistent storage (granted: %s)',
    async (onRequest, text) => {
      const { user, item } = await openSettings(browser({ onRequest }));
      expect(item).toHaveTextContent(/^This browser may delete .*Press here to ask it/);
      await user.click(item);
      expect(await screen.findByText(onRequest ? /keeps your/ : /did not agree/)).toBeVisible();
      expect(item).toHaveTextContent(text);
    },
  );

  it('the settings tell the driver what to do if the browser does not say whether storage is persistent', async () => {
    const { item } = await openSettings(null);
    expect(item).toHaveTextContent(/does not say .*Send the report soon/);
  });
});
