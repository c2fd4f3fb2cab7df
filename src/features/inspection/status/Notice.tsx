import CloseIcon from '@mui/icons-material/Close';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

type Tone = 'info' | 'warning' | 'error' | 'success';

/** Most warnings are about the connection, so their icon is a cloud. */
const iconMapping = { warning: <CloudOffOutlinedIcon fontSize="inherit" /> };

/** On a narrow phone, the buttons wrap to a line below the text. */
const wrapping = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 11rem' },
  // With large text in a narrow bar, the text needs the icon's space.
  '@container (max-width: 12rem)': { '& .MuiAlert-icon': { display: 'none' } },
  '& .MuiAlert-action': { flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 0, mr: 0 },
};

interface NoticeProps {
  id?: string;
  tone: Tone;
  text: string;
  actions?: readonly { text: string; onPress: () => void }[];
  /** Hides the notice. A notice with this prop is not a live region, because the adjacent status announces it. */
  onHide?: () => void;
}

export function Notice({ id, tone, text, actions = [], onHide }: NoticeProps) {
  const spokenRole = tone === 'error' ? 'alert' : 'status';
  return (
    <Alert
      id={id}
      tabIndex={id ? -1 : undefined}
      severity={tone}
      role={onHide ? 'note' : spokenRole}
      iconMapping={iconMapping}
      sx={wrapping}
      action={
        actions.length > 0 || onHide ? (
          <>
            {actions.map((action) => (
              <Button
                key={action.text}
                variant="outlined"
                onClick={action.onPress}
                sx={{ px: { xs: 1.5, sm: 3 }, whiteSpace: { sm: 'nowrap' } }}
              >
                {action.text}
              </Button>
            ))}
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
