import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { PageFrame } from './PageFrame';
import { ScrollToTopButton } from '../ScrollToTop/ScrollToTopButton';
import { SideMenuHost } from '../SideMenu/SideMenuHost';
import { SkipLink } from './SkipLink';

export function MainLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        // `clip` is for elements that are 100vw wide, because 100vw includes the scrollbar.
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
