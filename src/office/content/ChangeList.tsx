import Box from '@mui/material/Box';
import type { ContentChange } from './contentChanges';

/** The differences between two versions of a section. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map(({ what, from, to }, at) => (
        // Two rows may have the same name.
        <li key={at}>
          {what}:{' '}
          {from === '' ? null : (
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {from}
            </Box>
          )}{' '}
          {to === '' ? null : <Box component="ins">{to}</Box>}
        </li>
      ))}
    </Box>
  );
}
