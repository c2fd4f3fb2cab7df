import { useState } from 'react';
import { durations, easing } from '@/theme/tokens';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Rows, Sheet, Token } from './Sheet';
import { durationUses } from './uses';

const Lane = styled('div')(({ theme }) => ({
  borderBottom: `2px dashed ${theme.palette.surface.line}`,
}));

const Load = styled('div')(({ theme }) => ({
  width: 48,
  height: 24,
  background: theme.palette.primary.main,
  borderRadius: theme.radii.small,
  transitionProperty: 'margin-left',
  '&[data-place="there"]': { marginLeft: 'calc(100% - 48px)' },
}));

/** Shows each duration with a moving box. With reduced motion, the boxes jump. */
export function MotionSheet() {
  const [place, setPlace] = useState<'here' | 'there'>('here');
  return (
    <Sheet>
      <h1>Motion</h1>
      <div>
        <Button onClick={() => setPlace(place === 'here' ? 'there' : 'here')}>Drive</Button>
      </div>
      <Rows>
        {Object.entries(durations).map(([name, ms]) => (
          <li key={name}>
            <Token name={name} value={`${ms} ms`} use={durationUses[name]} />
            <Lane>
              <Load
                data-place={place}
                style={{ transitionDuration: `${ms}ms`, transitionTimingFunction: easing }}
              />
            </Lane>
          </li>
        ))}
        <li>
          <Token name="easing" value={easing} />
        </li>
      </Rows>
    </Sheet>
  );
}
