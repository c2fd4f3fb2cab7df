import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { TextInput, Title, useGetIdentity, useNotify, usePermissions } from 'react-admin';
import { toAppError } from '@/api/appError';
import { toastTexts } from '@/contract/messages/toasts';
import type { Role } from '@/contract/office/roles';
import { useChangePasswordMutation, useChangeUsernameMutation } from '@/features/auth/accountApi';
import { toHttpError } from '../data/call';
import { Fact } from '../form/Fact';
import { FormDialog } from '../form/FormDialog';
import { PasswordInput } from '../form/PasswordInput';
import { PageTitle } from '../layout/PageTitle';
import { roleLabels } from '../labels';

const asTyped = (text: string) => text;

function ChangePassword({ onClose }: { onClose: () => void }) {
  const [change] = useChangePasswordMutation();
  const notify = useNotify();
  return (
    <FormDialog
      title="Change password"
      submitText="Save"
      initial={{ old_password: '', new_password: '' }}
      send={async ({ old_password, new_password }) => {
        const { error } = await change({ old_password, new_password });
        if (error) throw toHttpError(toAppError(error));
        notify(toastTexts.passwordChanged, { type: 'success' });
      }}
      onClose={onClose}
    >
      <PasswordInput
        source="old_password"
        label="Old password"
        isRequired
        autoComplete="current-password"
      />
      <PasswordInput
        source="new_password"
        label="New password"
        isRequired
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

function ChangeUsername({ username, onClose }: { username: string; onClose: () => void }) {
  const [change] = useChangeUsernameMutation();
  return (
    <FormDialog
      title="Change username"
      submitText="Save"
      initial={{ new_username: username }}
      send={async ({ new_username }) => {
        const { error } = await change({ new_username });
        if (error) throw toHttpError(toAppError(error));
      }}
      onClose={onClose}
    >
      <TextInput
        source="new_username"
        label="New username"
        isRequired
        autoComplete="username"
        parse={asTyped}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
    </FormDialog>
  );
}

export function MyAccount() {
  const { data: person } = useGetIdentity();
  const { permissions: role } = usePermissions<Role>();
  const [openDialog, setOpenDialog] = useState<'password' | 'username' | null>(null);
  const close = () => setOpenDialog(null);
  if (!person?.fullName || !role) return null;
  return (
    <Card sx={{ p: 2.5 }}>
      <Title title={<PageTitle text="My account" />} />
      <Stack component="dl" sx={{ gap: 1.5, m: 0, mb: 2.5 }}>
        <Fact label="Username">{person.fullName}</Fact>
        <Fact label="Role">{roleLabels[role]}</Fact>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setOpenDialog('password')}>Change password</Button>
        <Button variant="outlined" onClick={() => setOpenDialog('username')}>
          Change username
        </Button>
      </Stack>
      {openDialog === 'password' ? <ChangePassword onClose={close} /> : null}
      {openDialog === 'username' ? (
        <ChangeUsername username={person.fullName} onClose={close} />
      ) : null}
    </Card>
  );
}
