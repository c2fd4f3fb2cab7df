import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { FieldError } from '../FormField/FieldError';

interface ChoiceCardsProps extends Pick<React.ComponentProps<'fieldset'>, 'id' | 'tabIndex'> {
  legend: string;
  /** Error message, shown under the cards and announced. */
  error?: string | undefined;
  /**
   * Minimum width of a card, in px at the default text size; it determines how many fit in a row.
   */
  cardWidth: number;
  /** A ChoiceCard for each choice. */
  children: React.ReactNode;
}

/** A single choice from several cards. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, error, cardWidth, children, ...fieldset } = props;
  const errorId = useId();
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      {...fieldset}
    >
      <FormLabel component="legend">{legend}</FormLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${cardWidth / 16}rem), 1fr))`,
        }}
      >
        {children}
      </Box>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </FormControl>
  );
}
