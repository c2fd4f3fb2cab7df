import { useState } from 'react';
import { Create, SimpleForm, TextInput, Toolbar, useRedirect } from 'react-admin';
import type { PersonWithLink } from '@/contract/office/people';
import { SaveChanges } from '../form/CallButton';
import { PageTitle } from '../layout/PageTitle';
import { PersonFields } from './PersonFields';
import { SignInLinks } from './SignInLinks';

/** The 'Add person' page, which shows the new person's sign-in link. */
export function PersonCreate() {
  const [added, setAdded] = useState<PersonWithLink | null>(null);
  const redirect = useRedirect();
  return (
    <>
      <Create<PersonWithLink>
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
            isRequired
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <PersonFields />
        </SimpleForm>
      </Create>
      {added ? <SignInLinks links={[added]} onClose={() => redirect('list', 'people')} /> : null}
    </>
  );
}
