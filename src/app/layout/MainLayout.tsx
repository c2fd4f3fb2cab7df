import { styled } from '@mui/material/styles';
import { HydratedWhenNear } from '../../components/HydratedWhenNear/HydratedWhenNear';
import { Outlet } from 'react-router';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFrame } from './PageFrame';
import { ScrollToTopButton } from './ScrollToTopButton';
import { SideMenuHost } from './SideMenuHost';
import { SkipLink } from './SkipLink';

const Main = styled('main')({ minHeight: '70vh', '&:focus': { outline: 'none' } });

/** Header and footer around a page (specification 2, Screens and routes). */
export function MainLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Main id="main" tabIndex={-1}>
        <PageFrame>
          <Outlet />
        </PageFrame>
      </Main>
      <HydratedWhenNear>
        <Footer />
      </HydratedWhenNear>
      <SideMenuHost />
      <ScrollToTopButton />
    </>
  );
}
