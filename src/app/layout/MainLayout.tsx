import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFrame } from './PageFrame';
import { ScrollToTopButton } from './ScrollToTopButton';
import { SideMenuHost } from './SideMenuHost';
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
        sx={{ minHeight: '70vh', '&:focus': { outline: 'none' } }}
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
