import Box from '@mui/material/Box';
import { detailOr } from '@/api/appError';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { stateTexts } from '@/contract/messages/states';
import { ownPictures } from '../../ownPictures';
import { useShipperPageQuery } from '../../shipperPageApi';
import { DialogButton } from '../DialogButton/DialogButton';
import { Hero } from '../Hero/Hero';

export function ShippersTitle() {
  const page = useShipperPageQuery();
  return (
    <Hero
      name="shippers-title"
      picture={page.data?.backgroundImage ?? null}
      described={page.data?.described}
      fallback={ownPictures.hero}
    >
      <QueryState
        result={page}
        loadingText={stateTexts.loading}
        errorText={detailOr(page.error, stateTexts.sectionFailed)}
      >
        {(texts) => <RichText html={texts.shipper_main_title_text} top={1} plainAs="h1" />}
      </QueryState>
      <Box sx={{ marginTop: 4 }}>
        <DialogButton dialog={{ kind: 'shipperApplication', title: 'Shippers Application' }}>
          Get instant quote
        </DialogButton>
      </Box>
    </Hero>
  );
}
