import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import { toOnScreen, usePrevious } from '@/features/inspection/delivery/extensions';
import { useAppStore } from '@/features/inspection/hooks';
import { sheetOnScreen, type Printed } from './sheets';

const className = 'printed-sheet';

/** The printed page contains only the sheet, and the screen hides the sheet. */
const onPaperOnly = {
  [`.${className}`]: { display: 'none' },
  '@media print': {
    [`body > *:not(.${className})`]: { display: 'none !important' },
    [`.${className}`]: { display: 'block', background: '#fff' },
    'html, body': { background: '#fff !important' },
  },
};

/** Whether the browser is about to print. The sheet renders only then, because it would slow down taps. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as soon as the event handler returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface PrintedSheetProps {
  /** The report open in 'My reports'. If null, the browser prints the report on the screen. */
  opened: Printed | null;
}

export function PrintedSheet({ opened }: PrintedSheetProps) {
  const isPrinting = useIsPrinting();
  const store = useAppStore();
  const { ownLastDay } = toOnScreen(usePrevious());
  if (!isPrinting) return null;
  const printed = opened ?? sheetOnScreen(store.getState().inspection.draft, ownLastDay);
  return createPortal(
    <div className={className}>
      <GlobalStyles styles={onPaperOnly} />
      <ReportSheet {...printed} />
    </div>,
    document.body,
  );
}
