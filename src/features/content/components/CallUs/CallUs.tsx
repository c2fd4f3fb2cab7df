import Link from '@mui/material/Link';
import { phoneLink } from '@/contract/phoneLink';
import { useContactsQuery } from '../../contactsApi';

export function CallUs() {
  const { data } = useContactsQuery();
  const phone = data?.phone1.trim();
  if (!phone) return null;
  return (
    <>
      In a hurry? Call{' '}
      <Link href={phoneLink(phone)} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
    </>
  );
}
