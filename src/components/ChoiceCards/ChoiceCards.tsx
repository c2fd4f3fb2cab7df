import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { Columns } from '../Columns/Columns';
import { FieldError } from '../FormField/FieldError';

interface ChoiceCardsProps extends Pick<React.ComponentProps<'fieldset'>, 'id' | 'tabIndex'> {
  legend: string;
  error?: string | undefined;
  /** In px at the default text size. */
  cardWidth: number;
  /** Each one is a ChoiceCard. */
  children: React.ReactNode;
}

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
      <Columns minWidth={cardWidth} stretch sx={{ gap: 1 }}>
        {children}
      </Columns>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </FormControl>
  );
}
