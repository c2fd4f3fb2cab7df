import { useId } from 'react';
import { styled } from '../theme/styled';
import { Icon } from '../Icon/Icon';

/** What a control needs to be tied to its label, helper and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldTexts {
  label: string;
  /** What is wrong with the value; shown under the field and read out. */
  error?: string | undefined;
  /** A hint that always shows. */
  helper?: string | undefined;
  /** Marks the field; the browser's own check stays out of it. */
  required?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  children: (wiring: ControlWiring) => React.ReactNode;
}

const Frame = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.75) }));

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  justifySelf: 'start',
  // The star is for eyes; screen readers hear 'required'.
  '&[data-required="true"]::after': { content: ["'\\00a0*'", "'\\00a0*' / ''"] },
}));

const Helper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** What is wrong, in red with a sign: under a field, or for a form as a whole. */
export const FieldError = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.75),
  color: theme.palette.error.main,
  overflowWrap: 'anywhere',
  svg: { flex: 'none', marginTop: 3 },
}));

/** Label above, control, then helper and error below it, tied together for screen readers. */
export function FieldFrame({ id, label, error, helper, required, children }: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helperId = helper ? `${fieldId}-helper` : '';
  const errorId = error ? `${fieldId}-error` : '';
  return (
    <Frame>
      <Label htmlFor={fieldId} data-required={required ? 'true' : undefined}>
        {label}
      </Label>
      {children({
        id: fieldId,
        'aria-describedby': `${errorId} ${helperId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {helper ? <Helper id={helperId}>{helper}</Helper> : null}
      {error ? (
        <FieldError id={errorId} role="alert">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </Frame>
  );
}
