import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import type { Comment } from '@/contract/comment';

/** For speed, one style covers the whole card. A list may contain dozens of cards. */
const Quotation = styled('figure')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    padding: theme.spacing(3),
    background: theme.palette.background.default,
    borderRadius: theme.radii.medium,
    // The outline is visible in forced colors.
    outline: '1px solid transparent',
    outlineOffset: -1,
    '& > svg': { color: theme.palette.primary.main, flex: 'none', fontSize: '2rem' },
    '& > blockquote': {
      margin: 0,
      flex: 1,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      // Keeps a very long comment from stretching its neighbors without limit.
      maxHeight: '22em',
      overflowY: 'auto',
    },
    '& > figcaption': {
      ...theme.typography.body2,
      paddingTop: theme.spacing(2),
      borderTop: `1px solid ${theme.palette.divider}`,
      color: theme.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    '& strong': { display: 'block', color: theme.palette.text.primary, fontSize: '1.0625rem' },
  })),
);

/** A comment with more characters may scroll on a narrow card, so its text must be a tab stop. */
const alwaysFits = 300;

/** A visitor's comment, as plain text. */
export function TestimonialCard({ comment }: { comment: Comment }) {
  const { first_name, last_name, position_user, company_name, description } = comment;
  const name = `${first_name} ${last_name}`.trim();
  const scrolls = description.length > alwaysFits && { tabIndex: 0, 'aria-label': name };
  return (
    <Quotation>
      <FormatQuoteIcon />
      <blockquote {...scrolls}>{description}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        {[position_user, company_name].filter(Boolean).join(', ')}
      </figcaption>
    </Quotation>
  );
}
