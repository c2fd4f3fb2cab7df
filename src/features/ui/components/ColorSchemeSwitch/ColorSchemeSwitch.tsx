import BrightnessAutoOutlinedIcon from '@mui/icons-material/BrightnessAutoOutlined';
import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import { useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type SvgIcon from '@mui/material/SvgIcon';
import { useBackCloses } from '@/components/Modal/useBackCloses';
import {
  chooseColorScheme,
  colorSchemeChoices,
  useColorSchemeChoice,
  type ColorSchemeChoice,
} from '../../colorScheme';

const looks: Record<ColorSchemeChoice, { text: string; Icon: typeof SvgIcon }> = {
  light: { text: 'Light', Icon: LightModeOutlinedIcon },
  dark: { text: 'Dark', Icon: DarkModeOutlinedIcon },
  automatic: { text: 'Automatic', Icon: BrightnessAutoOutlinedIcon },
};

interface ColorSchemeSwitchProps {
  /** More menu items, below the color schemes. `close` closes the menu. */
  children?: (close: () => void) => React.ReactNode;
}

/** A button whose menu offers light, dark and the phone's setting. */
export function ColorSchemeSwitch({ children }: ColorSchemeSwitchProps) {
  const choice = useColorSchemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);
  useBackCloses(open, close);
  const { text, Icon } = looks[choice];

  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={`Color scheme: ${text}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon />
      </IconButton>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {colorSchemeChoices.map((each) => {
          const { text: name, Icon: Sign } = looks[each];
          return (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={each === choice}
              selected={each === choice}
              onClick={() => {
                close();
                chooseColorScheme(each);
              }}
            >
              <ListItemIcon>
                <Sign />
              </ListItemIcon>
              {name}
            </MenuItem>
          );
        })}
        {children?.(close)}
      </Menu>
    </>
  );
}
