import IconButton from '@mui/material/IconButton';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

interface PauseButtonProps {
  isPaused: boolean;
  /** The name of the content that the button pauses, such as 'the film'. */
  subject?: string;
  onClick: () => void;
}

/** A button that pauses and resumes automatic movement (WCAG 2.2, 2.2.2 Pause, Stop, Hide). */
export function PauseButton({ isPaused, subject, onClick }: PauseButtonProps) {
  const verb = isPaused ? 'Play' : 'Pause';
  return (
    <IconButton aria-label={subject ? `${verb} ${subject}` : verb} onClick={onClick}>
      {isPaused ? <PlayArrowIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
    </IconButton>
  );
}
