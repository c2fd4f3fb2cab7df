import MailOutlinedIcon from '@mui/icons-material/MailOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Contacts } from '@/contract/about';
import { phoneLink } from '@/contract/phoneLink';

interface Row {
  Icon: typeof SvgIcon;
  text: string;
  href?: string;
}

function listContactRows({ address, phone1, phone2, email }: Contacts): Row[] {
  const rows: Row[] = [
    { Icon: PlaceOutlinedIcon, text: address },
    { Icon: PhoneOutlinedIcon, text: phone1, href: phoneLink(phone1) },
    { Icon: PhoneOutlinedIcon, text: phone2, href: phoneLink(phone2) },
    { Icon: MailOutlinedIcon, text: email, href: `mailto:${email}` },
  ];
  return rows.filter(({ text }) => text.trim() !== '');
}

export function FooterContacts({ contacts }: { contacts: Contacts }) {
  return (
    <Typography
      component="address"
      variant="body2"
      color="textSecondary"
      sx={{ fontStyle: 'normal', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      <ul>
        {listContactRows(contacts).map(({ Icon, text, href }, index) => (
          <Stack
            key={index}
            component="li"
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'center', minHeight: 44 }}
          >
            <Icon fontSize="small" color="primary" />
            {href ? (
              <Link href={href} underline="hover" color="textPrimary" sx={{ py: 1.25 }}>
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
          </Stack>
        ))}
      </ul>
    </Typography>
  );
}
