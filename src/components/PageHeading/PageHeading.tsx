import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';

/** The accent in a shade that is readable on the background. */
const accent = ({ palette }: Theme) => ({
  color: palette[palette.mode === 'dark' ? 'primary' : 'secondary'].main,
});

interface PageHeadingProps {
  /** A word or two above the title. */
  over?: string;
  title: React.ReactNode;
  lead?: React.ReactNode;
}

/** The page's `h1`, with optional lines above and below. */
export function PageHeading({ over, title, lead }: PageHeadingProps) {
  return (
    <div>
      {over ? (
        <Typography variant="overline" sx={accent}>
          {over}
        </Typography>
      ) : null}
      <Typography variant="h1" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {lead ? (
        <Typography
          variant="lead"
          component="div"
          color="textSecondary"
          sx={({ layout }) => ({ maxWidth: layout.textWidth, mt: 2.5 })}
        >
          {lead}
        </Typography>
      ) : null}
    </div>
  );
}
