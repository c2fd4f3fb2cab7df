import Box from '@mui/material/Box';
import type { Media } from '@/contract/office/media';

export function MediaPreview({ media }: { media: Media }) {
  const sx = {
    display: 'block',
    width: 1,
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    backgroundColor: 'action.hover',
  } as const;
  if (media.kind === 'video') {
    return (
      <Box
        component="video"
        // Shows the frame at 0.1 s as the poster, on Safari too.
        src={`${media.address}#t=0.1`}
        preload="metadata"
        muted
        controls
        aria-label={media.alternative_text || media.name}
        sx={sx}
      />
    );
  }
  return (
    <Box
      component="img"
      src={media.preview ?? media.address}
      alt={media.alternative_text || media.name}
      loading="lazy"
      sx={sx}
    />
  );
}
