import { useState } from 'react';
import Laptop from '@mui/icons-material/Laptop';
import Smartphone from '@mui/icons-material/Smartphone';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIsPhone } from '../../useIsPhone';
import type { RenderedSection } from './publicPage';
import { SectionFrame } from './SectionFrame';

/** Sizes in px. */
const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 760 },
};

interface ScreensProps {
  title: string;
  section: RenderedSection;
}

/** Shows the section at the size of a computer's or a phone's screen. */
export function Screens({ title, section }: ScreensProps) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<keyof typeof screens | null>(null);
  const screen = chosen ?? (isPhone ? 'phone' : 'desktop');
  if (section.html === null) {
    return (
      <Alert severity="info">
        Visitors do not see this section, because it is hidden or has nothing to show.
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Screen"
        value={screen}
        onChange={(_event, pressed: keyof typeof screens | null) => setChosen(pressed ?? screen)}
      >
        <ToggleButton value="desktop" aria-label="On a desktop" title="On a desktop">
          <Laptop fontSize="small" />
        </ToggleButton>
        <ToggleButton value="phone" aria-label="On a phone" title="On a phone">
          <Smartphone fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          width: 1,
          maxWidth: screen === 'phone' ? 320 : undefined,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <SectionFrame key={screen} title={title} section={section} {...screens[screen]} />
      </Box>
    </Stack>
  );
}
