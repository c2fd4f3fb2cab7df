import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { FormField } from '@/components/FormField/FormField';
import { headerLabels } from '@/contract/inspection';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import type { HeaderField } from '@/features/inspection/model/state/header';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

interface ReportFieldProps extends Omit<
  React.ComponentProps<typeof FormField>,
  'id' | 'label' | 'value'
> {
  field: HeaderField;
}

/** A field of the report's header. Its value is in the draft, and each keystroke updates it. */
export function ReportField({ field, required = true, ...input }: ReportFieldProps) {
  const value = useSelector((root: InspectionRoot) => selectHeaderValue(root, field));
  const error = useSelector((root: InspectionRoot) => selectHeaderError(root, field));
  const dispatch = useDispatch<AppDispatch>();
  return (
    <FormField
      autoComplete="off"
      enterKeyHint="next"
      {...input}
      id={headerFieldId(field)}
      label={headerLabels[field]}
      required={required}
      value={value}
      error={error ?? undefined}
      onChange={(event) =>
        dispatch(headerFieldChanged({ field, value: event.currentTarget.value }))
      }
    />
  );
}
