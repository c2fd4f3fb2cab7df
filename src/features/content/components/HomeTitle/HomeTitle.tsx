import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { detailOr } from '@/api/appError';
import { useCompany } from '@/components/companyContext';
import { FilmBackdrop } from '@/components/FilmBackdrop/FilmBackdrop';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import type { HomeFiles } from '@/contract/about';
import { demonstrationCompany } from '@/contract/company';
import { stateTexts } from '@/contract/messages/states';
import { routes } from '@/contract/routes';
import { useAboutQuery, useHomeFilesQuery } from '../../aboutApi';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { Hero } from '../Hero/Hero';

/** The truck in these pictures bears the demonstration's name. */
const ownFallbacks = {
  fallback: ownPictures.heroPoster,
  smallFallback: ownPictures.heroPosterSmall,
};

/** Returns the second home file if it is a picture. */
function pictureIn(files: HomeFiles | undefined) {
  const second = files?.[1];
  const file = second?.file ?? null;
  const isPicture = file !== null && /\.(avif|jpe?g|png|svg|webp)$/i.test(file);
  return isPicture
    ? { picture: file, described: describedBy(second, 'file') }
    : { picture: null, described: undefined };
}

/** The home page's hero. Its background is the video in the first home file, or else a picture. */
export function HomeTitle() {
  const about = useAboutQuery();
  const files = useHomeFilesQuery();
  const fallbacks =
    useCompany() === demonstrationCompany ? ownFallbacks : { fallback: ownPictures.hero };
  return (
    <Hero
      name="home-title"
      {...pictureIn(files.data)}
      {...fallbacks}
      notice={
        <Box sx={{ typography: 'body2', position: 'absolute', left: 20, bottom: 0 }}>
          <QueryState
            result={files}
            loadingText={stateTexts.loadingVideo}
            errorText={stateTexts.videoFailed}
          >
            {() => null}
          </QueryState>
        </Box>
      }
      film={files.data?.[0]?.file ? <FilmBackdrop src={files.data[0].file} /> : null}
    >
      <QueryState
        result={about}
        loadingText={stateTexts.loading}
        errorText={detailOr(about.error, stateTexts.loadFailed)}
      >
        {(texts) => <RichText html={texts.home_title_text} top={1} plainAs="h1" />}
      </QueryState>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginTop: 4 }}>
        <Button component={Link} to={routes.drivers}>
          For drivers
        </Button>
        <Button component={Link} to={routes.shippers} variant="outlined">
          For shippers
        </Button>
      </Stack>
    </Hero>
  );
}
