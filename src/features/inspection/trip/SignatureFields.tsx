import { memo } from 'react';
import { Panel, PanelFields } from '@/components/Panel/Panel';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { ReportField } from './ReportField';

function MechanicSignature() {
  const isUnchecked = useAppSelector((root) => selectCount(root).pending > 0);
  return (
    <ReportField
      field="mechanics_signature"
      required={false}
      helper={
        isUnchecked
          ? 'Required while an item is unchecked.'
          : 'Not required: every item is checked.'
      }
    />
  );
}

/**
 * The signatures, below the checklist. The mechanic's fields come last, so that drivers do not
 * mistake them for their own.
 */
export const SignatureFields = memo(function SignatureFields() {
  return (
    <>
      <Panel title="Driver's signature" titleId="report-signatures">
        <PanelFields>
          <ReportField field="drivers_signature" />
          <ReportField field="drivers_signature_date" type="date" />
        </PanelFields>
      </Panel>
      <Panel title="For the mechanic" titleId="report-mechanic">
        <PanelFields>
          <MechanicSignature />
          <ReportField field="mechanics_signature_date" type="date" />
        </PanelFields>
      </Panel>
    </>
  );
});
