import Stack from '@mui/material/Stack';

/** The lines of a table's cell. Compact rows show them side by side (`look/lists.ts`). */
export function CellLines({ children }: { children: React.ReactNode }) {
  return (
    <Stack className="lines" sx={{ gap: 0.75 }}>
      {children}
    </Stack>
  );
}
