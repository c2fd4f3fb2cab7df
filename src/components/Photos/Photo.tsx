import BrokenImageOutlinedIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const size = 96;
/** In px. */
const sizeOnPaper = 64;

interface PhotoProps {
  /** Null while loading, undefined if loading failed. */
  src: string | null | undefined;
  /** A name such as 'Photo 1, Horn'. */
  name: string;
  onOpen?: () => void;
  children?: React.ReactNode;
}

function Picture({ src, name }: Pick<PhotoProps, 'src' | 'name'>) {
  if (src === null) return <Skeleton variant="rounded" width={size} height={size} />;
  if (src === undefined) {
    return <BrokenImageOutlinedIcon titleAccess={`${name} could not be loaded`} />;
  }
  return (
    <Box
      component="img"
      src={src}
      alt={name}
      sx={{
        width: size,
        height: size,
        objectFit: 'cover',
        borderRadius: 1,
        display: 'block',
        '@media print': { width: sizeOnPaper, height: sizeOnPaper },
      }}
    />
  );
}

export function Photo({ src, name, onOpen, children }: PhotoProps) {
  const picture = <Picture src={src} name={name} />;
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center' }}>
      {onOpen && src ? (
        <ButtonBase
          onClick={onOpen}
          sx={{ '&:focus-visible': { outline: '3px solid', outlineOffset: 2 } }}
        >
          {picture}
        </ButtonBase>
      ) : (
        picture
      )}
      {children}
    </Stack>
  );
}
