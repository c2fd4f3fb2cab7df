import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { PageFrame } from './PageFrame';
import { ScrollToTopButton } from '../ScrollToTop/ScrollToTopButton';
import { SideMenuHost } from '../SideMenu/SideMenuHost';
import { SkipLink } from './SkipLink';

/** Header and footer around a page. */
export function MainLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        // 100vw includes the width of a scrollbar, so an element of that width overflows the page.
        sx={{ minHeight: '70vh', overflowX: 'clip', '&:focus': { outline: 'none' } }}
      >
        <PageFrame>
          <Outlet />
        </PageFrame>
      </Box>
      <Footer />
      <SideMenuHost />
      <ScrollToTopButton />
    </>
  );
}
