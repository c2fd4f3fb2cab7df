import { lazy, Suspense, useEffect, useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppBar } from 'react-admin';
import { OfficeLogo } from './OfficeLogo';
import { OfficeUserMenu } from './OfficeUserMenu';

const SearchDialog = lazy(async () => ({
  default: (await import('../search/SearchDialog')).SearchDialog,
}));

function Search() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SearchIcon />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{
          color: 'text.secondary',
          minWidth: { md: 280 },
          justifyContent: 'flex-start',
          minHeight: 40,
          py: 0.5,
        }}
      >
        Search
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto', font: 'inherit' }}
        >
          Ctrl K
        </Box>
      </Button>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export function OfficeAppBar() {
  return (
    <AppBar alwaysOn userMenu={<OfficeUserMenu />}>
      <OfficeLogo />
      <Box sx={{ flex: 1 }} />
      <Search />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}
