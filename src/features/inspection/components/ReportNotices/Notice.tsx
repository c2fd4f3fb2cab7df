import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type Tone = 'info' | 'warning' | 'error' | 'success';

/** A warning is always about the connection; the other icons are MUI's. */
const iconMapping = { warning: <CloudOffOutlinedIcon fontSize="inherit" /> };

interface NoticeProps {
  tone: Tone;
  text: string;
  action?: { text: string; onPress: () => void };
}

/** Something drivers have to know about their report, with what they can do about it. */
export function Notice({ tone, text, action }: NoticeProps) {
  return (
    <Alert
      severity={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      iconMapping={iconMapping}
      action={
        action ? (
          <Button variant="outlined" onClick={action.onPress}>
            {action.text}
          </Button>
        ) : null
      }
    >
      {text}
    </Alert>
  );
}
