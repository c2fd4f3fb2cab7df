import { styled } from '@mui/material/styles';
import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import TelegramIcon from '@mui/icons-material/Telegram';
import YouTubeIcon from '@mui/icons-material/YouTube';
import type SvgIcon from '@mui/material/SvgIcon';
import { socialNetworks } from '../../contract/about';
import type { Contacts, SocialNetwork } from '../../contract/about';

const looks: Record<SocialNetwork, { name: string; Icon: typeof SvgIcon }> = {
  telegram: { name: 'Telegram', Icon: TelegramIcon },
  youtube: { name: 'YouTube', Icon: YouTubeIcon },
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
};

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  a: {
    display: 'grid',
    placeItems: 'center',
    width: theme.layout.target,
    height: theme.layout.target,
    color: theme.palette.text.primary,
    border: `1px solid ${theme.palette.surface.line}`,
    borderRadius: theme.radii.small,
    transition: `border-color ${theme.transitions.duration.shortest}ms, color ${theme.transitions.duration.shortest}ms`,
    '&:hover': { color: theme.palette.primary.main, borderColor: theme.palette.primary.main },
  },
}));

/** The carrier's networks: an icon for each link there is, in a new tab. */
export function SocialLinks({ socials }: { socials: NonNullable<Contacts['socials']> }) {
  return (
    <List>
      {socialNetworks.map((network) => {
        const href = socials[network];
        if (!href) return null;
        const { name, Icon } = looks[network];
        return (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Icon titleAccess={`${name} (opens in a new tab)`} />
            </a>
          </li>
        );
      })}
    </List>
  );
}
