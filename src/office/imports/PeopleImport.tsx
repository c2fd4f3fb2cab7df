import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { maxAtOnce } from '@/contract/office/lists';
import type { NamedLink } from '@/contract/office/people';
import { CallButton } from '../form/CallButton';
import { SignInLinks } from '../people/SignInLinks';
import { useMakeLinks } from '../people/useMakeLinks';
import { ImportPage } from './ImportPage';
import { importDeclarations } from './kinds';

function ImportedLinks({ ids }: { ids: readonly number[] }) {
  const { isBusy, makeLinks } = useMakeLinks();
  const [links, setLinks] = useState<readonly NamedLink[] | null>(null);
  if (ids.length > maxAtOnce) {
    return (
      <Typography>
        Make their sign-in links under <Link to="/people">People</Link>, ‘Never signed in’,{' '}
        {maxAtOnce} at a time.
      </Typography>
    );
  }
  const make = async () => setLinks(await makeLinks(ids));
  return (
    <>
      <div>
        <CallButton isBusy={isBusy} onClick={() => void make()}>
          Make sign-in links
        </CallButton>
      </div>
      {links ? <SignInLinks links={links} onClose={() => setLinks(null)} /> : null}
    </>
  );
}

export function PeopleImport() {
  return (
    <ImportPage
      declared={importDeclarations.people}
      next={(added) => <ImportedLinks ids={added} />}
    />
  );
}
