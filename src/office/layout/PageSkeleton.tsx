import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function PageSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" spacing={2} sx={{ p: 2, width: 1 }}>
      <Skeleton variant="rounded" height={40} width="40%" />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={48} />
      ))}
    </Stack>
  );
}
