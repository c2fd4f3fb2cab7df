import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FilmBackdrop } from '../../../../components/FilmBackdrop/FilmBackdrop';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { RichText } from '../../../../components/RichText/RichText';
import { detailOr } from '../../../../api/appError';
import { stateTexts } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useAboutQuery, useHomeFilesQuery } from '../../aboutApi';
import { ownPictures } from '../../ownPictures';
import { Hero } from '../Hero/Hero';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
}));

const FilmState = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(2.5),
  bottom: 0,
  fontSize: '0.9375rem',
}));

/** The head of home: the title block over the film of the first home file, over our own picture. */
export function HomeHero() {
  const about = useAboutQuery();
  const files = useHomeFilesQuery();
  return (
    <Hero
      picture={null}
      fallback={ownPictures.heroPoster}
      smallFallback={ownPictures.heroPosterSmall}
      notice={
        <FilmState>
          <QueryState
            result={files}
            loadingText={stateTexts.loadingVideo}
            errorText={stateTexts.videoFailed}
          >
            {() => null}
          </QueryState>
        </FilmState>
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
      <Actions>
        <Button component={Link} to={routes.drivers}>
          For drivers
        </Button>
        <Button component={Link} to={routes.shippers} variant="outlined">
          For shippers
        </Button>
      </Actions>
    </Hero>
  );
}
