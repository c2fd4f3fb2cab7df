/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from './styleCache';

const Unselectable = styled('p')({ userSelect: 'none' });

test('the style cache adds no vendor prefix to user-select', () => {
  const styles = renderToString(
    <CacheProvider value={createStyleCache()}>
      <Unselectable />
    </CacheProvider>,
  );
  expect(styles).toContain('{user-select:none;}');
});
