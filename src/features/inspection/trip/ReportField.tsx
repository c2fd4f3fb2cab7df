import { FormField } from '@/components/FormField/FormField';
import { useSettings } from '@/api/useSettings';
import { headerLabels } from '@/contract/inspection';
import { limits } from '@/contract/limits';
import { useAppDispatch, useSelected } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import type { HeaderField } from '@/features/inspection/model/state/header';

interface ReportFieldProps extends Omit<
  React.ComponentProps<typeof FormField>,
  'id' | 'label' | 'value'
> {
  field: HeaderField;
}

export function ReportField({ field, required = true, ...input }: ReportFieldProps) {
  const value = useSelected(selectHeaderValue, field);
  const error = useSelected(selectHeaderError, field);
  const { fleet } = useSettings();
  const dispatch = useAppDispatch();
  return (
    <FormField
      autoComplete="off"
      enterKeyHint="next"
      {...input}
      id={headerFieldId(field)}
      label={headerLabels[field]}
      required={required}
      maxLength={fleet ? limits.reportText : undefined}
      value={value}
      error={error ?? undefined}
      onChange={(event) =>
        dispatch(headerFieldChanged({ field, value: event.currentTarget.value }))
      }
    />
  );
}
