import Box from '@mui/material/Box';
import { useListContext, useRefresh } from 'react-admin';
import type { Media } from '@/contract/office/media';
import { EmptyList } from '../layout/EmptyList';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { MediaTile } from './MediaTile';
import { UploadArea } from './UploadArea';

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  { label: 'Pictures', filter: { kind: 'picture' } },
  { label: 'Videos', filter: { kind: 'video' } },
];

const kinds = ['picture', 'video'] as const;

function Grid() {
  const { data, isPending } = useListContext<Media>();
  const refresh = useRefresh();
  return (
    <Box sx={{ p: 2 }}>
      <UploadArea kinds={kinds} onUploaded={refresh} />
      {data?.length === 0 && !isPending ? <EmptyList /> : null}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          my: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {data?.map((media) => (
          <MediaTile key={media.id} media={media} />
        ))}
      </Box>
    </Box>
  );
}

export function MediaList() {
  return (
    <OfficeList<Media>
      sort={{ field: 'uploaded_at', order: 'DESC' }}
      views={views}
      print="none"
      // Keeps the upload area on an empty list.
      empty={false}
    >
      <Grid />
    </OfficeList>
  );
}
