/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { HydratedWhenNear } from '../components/HydratedWhenNear/HydratedWhenNear';
import { createStyleCache } from '../theme/styleCache';
import { styled } from '@mui/material/styles';
import { createPageStyles } from './pageStyles';

const Shared = styled('p')({ color: 'teal' });
const Top = styled('p')({ color: 'navy' });
const Below = styled('p')({ color: 'maroon' });

function place(page: React.ReactNode) {
  const cache = createStyleCache();
  const placeStyles = createPageStyles(cache);
  return placeStyles(renderToString(<CacheProvider value={cache}>{page}</CacheProvider>));
}

const page = (
  <main>
    <Top />
    <Shared />
    <HydratedWhenNear>
      <Shared />
      <Below />
    </HydratedWhenNear>
  </main>
);

test('what is above the first part has its styles in the head, marked as being there', () => {
  const { head } = place(page);
  expect(head).toMatch(/^<style data-s data-emotion="css .*color:navy.*color:teal/);
  expect(head).not.toContain('maroon');
});

test('what is below has its own right before the first part, and nothing twice', () => {
  const { html } = place(page);
  expect(html).toMatch(
    /<style data-emotion="css [^"]*">[^<]*color:maroon;}<\/style><div data-part/,
  );
  expect(html).not.toContain('teal');
});

test('a page without parts has all of it in the head', () => {
  const { head, html } = place(<Below />);
  expect(head).toContain('maroon');
  expect(html).not.toContain('<style');
});

test('no vendor prefixes are written', () => {
  const { head } = place(page);
  expect(head).not.toContain('-webkit-');
});
