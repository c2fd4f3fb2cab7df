import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import TelegramIcon from '@mui/icons-material/Telegram';
import YouTubeIcon from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import { socialNetworks, type Contacts, type SocialNetwork } from '@/contract/about';

const looks: Record<SocialNetwork, { name: string; Icon: typeof SvgIcon }> = {
  telegram: { name: 'Telegram', Icon: TelegramIcon },
  youtube: { name: 'YouTube', Icon: YouTubeIcon },
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
};

const framedIcons = ({ palette }: Theme) => ({
  '& a': { border: `1px solid ${palette.surface.line}` },
  '& a:hover': { color: palette.primary.main, borderColor: palette.primary.main },
});

export function SocialLinks({ socials }: { socials: NonNullable<Contacts['socials']> }) {
  return (
    <Stack component="ul" direction="row" spacing={1} sx={framedIcons}>
      {socialNetworks.map((network) => {
        const href = socials[network];
        if (!href) return null;
        const { name, Icon } = looks[network];
        return (
          <li key={network}>
            <IconButton href={href} target="_blank" rel="noopener noreferrer">
              <Icon titleAccess={`${name} (opens in a new tab)`} />
            </IconButton>
          </li>
        );
      })}
    </Stack>
  );
}
