import { styled } from '@mui/material/styles';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.75rem',
  fontWeight: 700,
  letterSpacing: '0.01em',
  lineHeight: 1,
  color: theme.palette.text.primary,
}));

const Sign = styled('svg')(({ theme }) => ({
  flex: 'none',
  '.sign': { fill: theme.palette.primary.main },
  '.road': { fill: theme.palette.primary.contrastText },
  '.line': { fill: theme.palette.primary.main },
}));

/** The carrier's sign, a road under way on a highway diamond, with its name. Drawn for this product. */
export function Logo() {
  return (
    <Mark>
      <Sign width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path
          className="sign"
          d="M17.9 2a3 3 0 0 1 4.2 0L38 17.9a3 3 0 0 1 0 4.2L22.1 38a3 3 0 0 1-4.2 0L2 22.1a3 3 0 0 1 0-4.2z"
        />
        <path className="road" d="M17.5 9h5l6.5 20.5h-18z" />
        <path
          className="line"
          d="M19.4 11h1.2l.3 3.5h-1.8zM19 17h2l.4 4.5h-2.8zM18.4 24h3.2l.5 5.5h-4.2z"
        />
      </Sign>
      <span>Linehaul</span>
    </Mark>
  );
}
