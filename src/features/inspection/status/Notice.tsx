import CloseIcon from '@mui/icons-material/Close';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

type Tone = 'info' | 'warning' | 'error' | 'success';

/** Most warnings are about the connection; the other icons are MUI's. */
const iconMapping = { warning: <CloudOffOutlinedIcon fontSize="inherit" /> };

interface NoticeProps {
  tone: Tone;
  text: string;
  action?: { text: string; onPress: () => void } | undefined;
  /**
   * Hides the notice. One with this prop is not a live region, because the status next to it is.
   */
  onHide?: () => void;
}

/** A message about the report, with an action. */
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
