import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Modal } from '../Modal/Modal';

type ConsentSections = readonly (readonly [title: string, text: string])[];

/** A version is a text's position, from 1. Append a changed text; every account then consents again. */
export const consentTexts: readonly ConsentSections[] = [
  [
    [
      'Scope',
      'I agree to sign electronically. What I certify or defer with this account has my signature.',
    ],
  ],
  [
    [
      'Scope',
      'You sign with your own account: inspection reports, reviews of earlier reports, and certifications and deferrals of repairs. Your electronic signature counts as one on paper (49 CFR 390.32). Your press of the button is your consent. It covers that signature and what you sign later.',
    ],
    [
      'Paper copies',
      'You can print any report from your list of reports. The office prints any record that you signed when you ask for it.',
    ],
    [
      'How to withdraw',
      'Tell an admin of your carrier, who records it. What you signed before stays signed. After that, sign on paper, or consent again: the next button that signs has this text next to it.',
    ],
    [
      'What you need',
      'A phone or a computer with Chrome or Edge 109, Safari 16, Firefox 115, or newer. To keep a copy, a printer, or space for a PDF file.',
    ],
  ],
];

const className = 'consent-text';

/** The printed page has only this dialog, whatever else the page below would print. */
const onPaper = {
  '@media print': {
    [`body > *:not(.${className}):not(#_)`]: { display: 'none !important' },
    [`body > .${className}.${className}`]: {
      display: 'block !important',
      position: 'static !important',
    },
    [`.${className} button, .${className} .MuiBackdrop-root`]: { display: 'none' },
    [`.${className} .MuiPaper-root`]: { maxHeight: 'none', margin: 0, boxShadow: 'none' },
  },
};

/** The full text of the consent to sign electronically, in a dialog that prints. */
export function ConsentText({ onClose }: { onClose: () => void }) {
  const version = consentTexts.length;
  return (
    <Modal open title="Consent to sign electronically" className={className} onClose={onClose}>
      <GlobalStyles styles={onPaper} />
      {consentTexts[version - 1]?.map(([title, text]) => (
        <section key={title}>
          <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
        </section>
      ))}
      <Typography color="textSecondary">Text version {version}</Typography>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
        sx={{ mt: 2, minHeight: 48 }}
      >
        Print
      </Button>
    </Modal>
  );
}
