import Alert from '@mui/material/Alert';
import { isAllowed } from '@/contract/office/permissions';
import { selectUser } from '@/features/auth/authSlice';
import { OpeningSoon } from '@/pages/OpeningSoon/OpeningSoon';
import { useAppSelector } from './hooks';
import { MainLayout } from './layout/MainLayout/MainLayout';

/**
 * The pages of a site that is not open yet. People who may edit the content see the real pages; everybody else sees
 * 'Opening soon'.
 */
export function ClosedSite() {
  const user = useAppSelector(selectUser);
  if (!user?.role || !isAllowed(user.role, 'content')) return <OpeningSoon />;
  return (
    <>
      <Alert severity="info" sx={{ borderRadius: 0 }}>
        Preview: visitors see “Opening soon” until you open the site in the office.
      </Alert>
      <MainLayout />
    </>
  );
}
