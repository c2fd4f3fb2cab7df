import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ContentChange } from './contentChanges';

const gray = { color: 'text.secondary' } as const;

/** Undefined if there is no comparison; null if the comparison takes too long. */
function useWordDiff(from: string, to: string) {
  const { data } = useQuery({
    queryKey: ['script', 'wordDiff'],
    queryFn: () => import('./wordDiff'),
    enabled: from !== '' && to !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return data?.wordDiff(from, to);
}

function ChangedText({ from, to }: ContentChange) {
  const parts = useWordDiff(from, to);
  if (parts) {
    return parts.map(({ text, change }, at) => {
      // Two parts may have the same text.
      if (change === 'none') return <span key={at}>{text}</span>;
      return change === 'added' ? (
        <ins key={at}>{text}</ins>
      ) : (
        <Box key={at} component="del" sx={gray}>
          {text}
        </Box>
      );
    });
  }
  return (
    <>
      {from === '' ? null : (
        <Box component="del" sx={gray}>
          {from}
        </Box>
      )}{' '}
      {to === '' ? null : <ins>{to}</ins>}
    </>
  );
}

interface ChangedFileProps {
  kind: NonNullable<ContentChange['media']>;
  address: string;
  label: string;
}

function ChangedFile({ kind, address, label }: ChangedFileProps) {
  const sx = { maxWidth: 160, maxHeight: 100, verticalAlign: 'middle', bgcolor: 'action.hover' };
  return kind === 'video' ? (
    <Box
      component="video"
      // Shows the frame at 0.1 s as the poster, on Safari too.
      src={`${address}#t=0.1`}
      preload="metadata"
      muted
      controls
      aria-label={label}
      sx={sx}
    />
  ) : (
    <Box component="img" src={address} alt={label} loading="lazy" sx={sx} />
  );
}

function ChangedMedia({ what, from, to, media: kind }: ContentChange) {
  if (!kind) return null;
  return (
    <>
      {from === '' ? null : (
        <Box component="del" sx={{ opacity: 0.6, mr: 1 }}>
          <ChangedFile kind={kind} address={from} label={`${what}, before`} />
        </Box>
      )}
      {to === '' ? null : (
        <ins>
          <ChangedFile kind={kind} address={to} label={`${what}, after`} />
        </ins>
      )}
    </>
  );
}

export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map((change, at) => (
        // Two rows may have the same name.
        <li key={at}>
          {change.what}: {change.media ? <ChangedMedia {...change} /> : <ChangedText {...change} />}
        </li>
      ))}
    </Box>
  );
}
