import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { FieldError } from '../../../../components/FormField/FieldError';
import { equipmentTypes } from '../../../../contract/shipper';
import type { Equipment } from '../../../../contract/shipper';

/** What the trade calls them. */
const names: Record<Equipment, string> = {
  dry_van: 'Dry van',
  refrigerated: 'Refrigerated',
  open_deck: 'Open deck',
  other: 'Other',
};

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  padding: 0,
  marginBottom: theme.spacing(0.75),
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: theme.spacing(1),
  '@container (min-width: 460px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: theme.layout.target,
  padding: theme.spacing(0.75, 1),
  background: theme.palette.surface.sunken,
  border: `1px solid ${theme.palette.surface.edge}`,
  borderRadius: theme.radii.small,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${theme.transitions.duration.shortest}ms`,
  '&:hover': { borderColor: theme.palette.text.primary },
  // The whole card is the button; its own circle is not drawn, nor lost to keyboard and screen reader.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has(:disabled)': { opacity: 0.65, cursor: 'not-allowed' },
}));

interface EquipmentChoiceProps extends React.ComponentProps<'input'> {
  error?: string | undefined;
}

/** Which trailer the load needs: one of four (specification 3, Shipper quote request). */
export function EquipmentChoice({ error, ...radio }: EquipmentChoiceProps) {
  const errorId = useId();
  return (
    <Group
      role="radiogroup"
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend>Equipment</Legend>
      <Choices>
        {equipmentTypes.map((type) => (
          <Choice key={type}>
            <input {...radio} type="radio" value={type} />
            {names[type]}
          </Choice>
        ))}
      </Choices>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Group>
  );
}
