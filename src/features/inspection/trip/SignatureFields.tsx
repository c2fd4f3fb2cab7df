import { memo, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useSettings } from '@/api/useSettings';
import { inLine } from '@/components/inLine';
import { Panel, PanelFields } from '@/components/Panel/Panel';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectIsAnyUnchecked } from '@/features/inspection/model/rules/checklistSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { ReportField } from './ReportField';
import { SignReport } from './SignReport';

const panelId = 'report-mechanic';

function MechanicSignature() {
  const isUnchecked = useAppSelector(selectIsAnyUnchecked);
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

function MechanicPanel() {
  return (
    <Panel title="For the mechanic" titleId={panelId}>
      <PanelFields>
        <MechanicSignature />
        <ReportField field="mechanics_signature_date" type="date" />
      </PanelFields>
    </Panel>
  );
}

function selectIsMechanicShown(root: InspectionRoot): boolean {
  const fields = ['mechanics_signature', 'mechanics_signature_date'] as const;
  return (
    selectHeaderValue(root, 'mechanics_signature') !== '' ||
    fields.some((field) => selectHeaderError(root, field) !== null)
  );
}

/** Few reports need the mechanic's fields, because mechanics sign in the office's program. */
function FoldedMechanic() {
  const isShown = useAppSelector(selectIsMechanicShown);
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isShown || isPressed;
  return (
    <>
      {/* The stack would set margins on its direct children. */}
      <div>
        <Button
          variant="text"
          startIcon={<ExpandMoreIcon sx={{ rotate: isOpen ? '180deg' : 'none' }} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsPressed(!isOpen)}
          sx={{ ...inLine, minHeight: 48, textAlign: 'start' }}
        >
          Only if a mechanic signs on paper
        </Button>
      </div>
      {isOpen ? <MechanicPanel /> : null}
    </>
  );
}

/** The specification's fields for the driver's signature, with another backend. */
function TypedSignature() {
  return (
    <Panel title="Driver's signature" titleId="report-signatures">
      <PanelFields>
        <ReportField field="drivers_signature" />
        <ReportField field="drivers_signature_date" type="date" />
      </PanelFields>
    </Panel>
  );
}

/**
 * The signatures below the checklist. The mechanic's fields are last, so that drivers do not mistake them for their
 * own.
 */
export const SignatureFields = memo(function SignatureFields() {
  const { fleet } = useSettings();
  return (
    <>
      {fleet ? <SignReport /> : <TypedSignature />}
      {fleet ? <FoldedMechanic /> : <MechanicPanel />}
    </>
  );
});
