import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import Stack from '@mui/material/Stack';
import IconButton from '@mui/material/IconButton';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { PauseButton } from '../PauseButton/PauseButton';

/** Dots as native buttons, which render fast even if there are dozens. */
const Dots = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // On a phone, the dots are on a separate line above the arrows.
    [theme.breakpoints.down('sm')]: { 'button ~ &': { order: -1, width: '100%' } },
    '& > button': {
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      background: 'none',
      cursor: 'pointer',
    },
    '& > button::before': {
      content: '""',
      display: 'block',
      width: 10,
      height: 10,
      margin: 'auto',
      borderRadius: theme.radii.pill,
      background: theme.palette.surface.edge,
      transition: theme.transitions.create(['width', 'background-color'], {
        duration: theme.transitions.duration.standard,
      }),
    },
    '& > [aria-current]::before': { width: 26, background: theme.palette.primary.main },
    '@media (forced-colors: active)': {
      '& > button::before': { background: 'ButtonText' },
      '& > [aria-current]::before': { background: 'Highlight' },
    },
  })),
);

interface CarouselControlsProps {
  count: number;
  active: number;
  /** The noun for one item, such as 'Comment'. */
  itemName: string;
  arrows: boolean;
  stopped: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onDot: (dot: number) => void;
  onStopToggled: () => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { count, active, itemName, arrows, stopped, onPrevious, onNext, onDot, onStopToggled } =
    props;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        // Without arrows, the pause button stays on the line of the dots.
        flexWrap: arrows ? 'wrap' : 'nowrap',
        columnGap: 2,
        rowGap: 1,
        marginTop: 4,
      }}
    >
      {arrows ? (
        <IconButton aria-label="Previous" onClick={onPrevious}>
          <ChevronLeftIcon fontSize="large" />
        </IconButton>
      ) : null}
      <Dots>
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            aria-label={`${itemName} ${dot + 1} of ${count}`}
            aria-current={dot === active ? 'true' : undefined}
            onClick={() => onDot(dot)}
          />
        ))}
      </Dots>
      {arrows ? (
        <IconButton aria-label="Next" onClick={onNext}>
          <ChevronRightIcon fontSize="large" />
        </IconButton>
      ) : null}
      <PauseButton isPaused={stopped} onClick={onStopToggled} />
    </Stack>
  );
}
