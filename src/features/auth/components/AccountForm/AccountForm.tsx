import { styled } from '../../../../components/theme/styled';

/** The layout of the account dialogs' forms. */
export const AccountForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}));
