import Stack from '@mui/material/Stack';

/** The lines of a table's cell. A compact table shows them next to each other (`look/lists.ts`). */
export function CellLines({ children }: { children: React.ReactNode }) {
  return (
    <Stack className="lines" sx={{ gap: 0.75 }}>
      {children}
    </Stack>
  );
}
