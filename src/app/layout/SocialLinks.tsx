import { styled } from '../../components/theme/styled';
import { Icon } from '../../components/Icon/Icon';
import { socialNetworks } from '../../contract/about';
import type { Contacts, SocialNetwork } from '../../contract/about';

const names: Record<SocialNetwork, string> = {
  telegram: 'Telegram',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  a: {
    display: 'grid',
    placeItems: 'center',
    width: theme.house.layout.target,
    height: theme.house.layout.target,
    color: theme.palette.text.primary,
    border: `1px solid ${theme.palette.surface.line}`,
    borderRadius: theme.house.radii.small,
    transition: `border-color ${theme.house.motion.quick}, color ${theme.house.motion.quick}`,
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
        return (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Icon name={network} size={22} title={`${names[network]} (opens in a new tab)`} />
            </a>
          </li>
        );
      })}
    </List>
  );
}
