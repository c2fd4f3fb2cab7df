import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { formatSrcSet } from '@/components/Picture/Picture';
import { RichText } from '@/components/RichText/RichText';
import type { RichCompany } from '../../commonApi';
import { describedBy } from '../../describedBy';

/** For speed, one style covers the whole card. A list may contain dozens of cards. */
const Tile = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.radii.medium,
    transition: `border-color ${theme.transitions.duration.standard}ms`,
    '&:hover': { borderColor: theme.palette.surface.line },
    display: 'grid',
    placeItems: 'center',
    width: 288,
    height: 192,
    margin: theme.spacing(0, 1.25),
    '& > img': { maxWidth: '72%', maxHeight: '54%', objectFit: 'contain' },
    '& > span': { ...theme.typography.h3, padding: theme.spacing(2) },
    '& > div': {
      ...theme.typography.body2,
      position: 'absolute',
      inset: 'auto 0 0',
      padding: theme.spacing(2),
      color: theme.palette.text.secondary,
      opacity: 0,
      transform: 'translateY(8px)',
    },
    '& > *': {
      transition: theme.transitions.create(['opacity', 'transform'], {
        duration: theme.transitions.duration.standard,
      }),
    },
    '&:is(:hover, :focus) > img': { transform: 'translateY(-56px) scale(.56)' },
    // The name fades out, because the heading of the text below repeats it.
    '&:is(:hover, :focus) > span': { opacity: 0 },
    '&:is(:hover, :focus) > div': { opacity: 1, transform: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
    '& h3': {
      marginBottom: theme.spacing(0.5),
      overflow: 'hidden',
      fontSize: '1.375rem',
      color: theme.palette.text.primary,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // More lines would cover the logo.
    '& h3 + *': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
    },
  })),
);

interface CompanyCardProps {
  company: RichCompany;
  /** A copy is hidden from screen readers and is not a tab stop. */
  isCopy: boolean;
}

/**
 * A partner's logo. On hover or focus, the title and the description appear under the logo. Without a logo, the card
 * shows the name.
 */
export function CompanyCard({ company, isCopy }: CompanyCardProps) {
  const { title, description, image } = company;
  const described = describedBy(company, 'image');
  return (
    <Tile
      // The keyboard must reveal the same text as the mouse.
      tabIndex={isCopy ? undefined : 0}
    >
      {image ? (
        <img
          src={image}
          srcSet={described && formatSrcSet(image, described.widths)}
          sizes={described && '200px'}
          alt={title}
          loading="lazy"
          decoding="async"
          width={200}
          height={96}
        />
      ) : (
        <span>{title}</span>
      )}
      <div>
        <h3>{title}</h3>
        <RichText html={description} top={4} />
      </div>
    </Tile>
  );
}
