import { useState } from 'react';
import { Create, SimpleForm, TextInput, Toolbar, useRedirect } from 'react-admin';
import type { PersonWithPassword } from '@/contract/office/people';
import { SaveChanges } from '../form/CallButton';
import { PageTitle } from '../layout/PageTitle';
import { FirstPassword } from './FirstPassword';
import { PersonFields } from './PersonFields';

/** The 'Add person' page. It returns to the list once the first password has been read. */
export function PersonCreate() {
  const [added, setAdded] = useState<PersonWithPassword | null>(null);
  const redirect = useRedirect();
  return (
    <>
      <Create<PersonWithPassword>
        title={<PageTitle text="Add person" />}
        mutationOptions={{ onSuccess: setAdded }}
      >
        <SimpleForm
          sx={{ maxWidth: 560 }}
          warnWhenUnsavedChanges={added === null}
          toolbar={
            <Toolbar>
              <SaveChanges />
            </Toolbar>
          }
        >
          <TextInput
            source="username"
            label="Username"
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <PersonFields />
        </SimpleForm>
      </Create>
      {added ? (
        <FirstPassword
          username={added.username}
          password={added.password}
          onClose={() => redirect('list', 'people')}
        />
      ) : null}
    </>
  );
}
