import CloseIcon from '@mui/icons-material/Close';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

type Tone = 'info' | 'warning' | 'error' | 'success';

/** A warning is mostly about the connection; the other icons are MUI's. */
const iconMapping = { warning: <CloudOffOutlinedIcon fontSize="inherit" /> };

interface NoticeProps {
  tone: Tone;
  text: string;
  action?: { text: string; onPress: () => void } | undefined;
  /** Puts it away; it is silent then, since something beside it speaks. */
  onHide?: () => void;
}

/** Something drivers have to know about their report, with what they can do about it. */
export function Notice({ tone, text, action, onHide }: NoticeProps) {
  const spokenRole = tone === 'error' ? 'alert' : 'status';
  return (
    <Alert
      severity={tone}
      role={onHide ? 'note' : spokenRole}
      iconMapping={iconMapping}
      action={
        action || onHide ? (
          <>
            {action ? (
              <Button variant="outlined" onClick={action.onPress}>
                {action.text}
              </Button>
            ) : null}
            {onHide ? (
              <IconButton aria-label="Hide this notice" onClick={onHide}>
                <CloseIcon />
              </IconButton>
            ) : null}
          </>
        ) : null
      }
    >
      {text}
    </Alert>
  );
}
