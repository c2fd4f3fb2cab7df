import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { focusWithin } from '@/theme/focusWithin';
import { memoTheme } from '@/theme/memoTheme';
import { fieldBackground } from '@/theme/components/fields';

/** Renders both icons; the theme shows the one that matches the native radio, whose state may change without React. */
function Marks() {
  return (
    <>
      <RadioButtonCheckedIcon className="checked" fontSize="small" />
      <RadioButtonUncheckedIcon className="unchecked" fontSize="small" />
    </>
  );
}

/** A card that can be pressed anywhere. */
const Card = styled(FormControlLabel)(
  memoTheme(({ theme }) => ({
    position: 'relative',
    gap: theme.spacing(0.75),
    minHeight: 56,
    padding: theme.spacing(0.75, 1),
    background: fieldBackground(theme),
    border: `1px solid ${theme.palette.surface.edge}`,
    borderRadius: theme.radii.small,
    transition: `border-color ${theme.transitions.duration.shortest}ms`,
    '&:hover': { borderColor: theme.palette.text.primary },
    '&:has(:checked)': {
      borderColor: theme.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    },
    ...focusWithin({
      outline: `3px solid ${theme.palette.primary.main}`,
      outlineOffset: 2,
    }),
    '& .MuiRadio-root:has(:focus-visible)': { outline: 'none' },
    '&:has(:disabled)': { opacity: 0.65, cursor: 'not-allowed' },
  })),
);

interface ChoiceCardProps extends React.ComponentProps<'input'> {
  label: string;
  /** A second line of the label, in smaller text. */
  detail?: string;
}

/** A choice within ChoiceCards. Takes the props of a native radio. */
export function ChoiceCard({ label, detail, ...input }: ChoiceCardProps) {
  return (
    <Card
      label={
        <>
          {/* In an element, because React cannot move a text that a translator has replaced. */}
          <span>{label}</span>
          {detail === undefined ? null : (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
              {detail}
            </Typography>
          )}
        </>
      }
      control={<Radio icon={<Marks />} checkedIcon={<Marks />} slotProps={{ input }} />}
    />
  );
}
