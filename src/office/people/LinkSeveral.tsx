import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { NamedLink, Person } from '@/contract/office/people';
import { CallButton } from '../form/CallButton';
import { SignInLinks } from './SignInLinks';
import { useMakeLinks } from './useMakeLinks';

export function LinkSeveral() {
  const { selectedIds, onUnselectItems } = useListContext<Person>();
  const refresh = useRefresh();
  const { isBusy, makeLinks } = useMakeLinks();
  const [links, setLinks] = useState<readonly NamedLink[] | null>(null);

  const make = async () => setLinks(await makeLinks(selectedIds.map(Number)));
  const close = () => {
    setLinks(null);
    onUnselectItems();
    refresh();
  };
  return (
    <>
      <CallButton size="small" isBusy={isBusy} onClick={() => void make()}>
        Make sign-in links
      </CallButton>
      {links ? <SignInLinks links={links} onClose={close} /> : null}
    </>
  );
}
