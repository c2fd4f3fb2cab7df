import { styled } from '@mui/material/styles';
import MailOutlinedIcon from '@mui/icons-material/MailOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Contacts } from '../../contract/about';

const List = styled('address')(({ theme }) => ({
  ...theme.typography.body2,
  fontStyle: 'normal',
  color: theme.palette.text.secondary,
  li: { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), minHeight: 44 },
  svg: { flex: 'none', color: theme.palette.primary.main },
  span: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
}));

interface Row {
  Icon: typeof SvgIcon;
  text: string;
  href?: string;
}

function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

function rowsOf({ address, phone1, phone2, email }: Contacts): Row[] {
  const rows: Row[] = [
    { Icon: PlaceOutlinedIcon, text: address },
    { Icon: PhoneOutlinedIcon, text: phone1, href: dialled(phone1) },
    { Icon: PhoneOutlinedIcon, text: phone2, href: dialled(phone2) },
    { Icon: MailOutlinedIcon, text: email, href: `mailto:${email}` },
  ];
  return rows.filter(({ text }) => text.trim() !== '');
}

/** Address, up to two phones and the e-mail: each shows only when present. */
export function FooterContacts({ contacts }: { contacts: Contacts }) {
  return (
    <List>
      <ul>
        {rowsOf(contacts).map(({ Icon, text, href }, index) => (
          <li key={index}>
            <Icon fontSize="small" />
            {href ? <a href={href}>{text}</a> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </List>
  );
}
