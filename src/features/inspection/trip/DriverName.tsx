import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { focusField } from '@/components/scrolling/goTo';
import { headerLabels } from '@/contract/inspection';
import { useAppSelector, useSelected } from '@/features/inspection/hooks';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import { ReportField } from './ReportField';

const field = 'carrier';

/** Whether the field contains the account's name and is valid. */
function useIsKnown(): boolean {
  return useAppSelector((root) => {
    const isAccounts = selectHeaderValue(root, field) === root.inspection.draft.driver;
    return isAccounts && selectHeaderError(root, field) === null;
  });
}

/**
 * Shows the account's name as text with a button that replaces the text with a field. Any other name is in a field.
 */
export function DriverName() {
  const isKnown = useIsKnown();
  const name = useSelected(selectHeaderValue, field);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen || !isKnown) {
    // The field stays open while the driver types the account's name.
    return <ReportField field={field} autoComplete="name" onFocus={() => setIsOpen(true)} />;
  }
  const change = () => {
    flushSync(() => setIsOpen(true));
    focusField(headerFieldId(field));
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {`${headerLabels[field]}: `}
        <strong>{name}</strong>
      </Typography>
      <Button
        id={headerFieldId(field)}
        variant="outlined"
        aria-label="Change driver name"
        onClick={change}
        sx={{ minHeight: 48, px: 1.5 }}
      >
        Change
      </Button>
    </Box>
  );
}
