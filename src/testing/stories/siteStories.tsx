import type { Decorator } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { MainLayout } from '@/app/layout/MainLayout/MainLayout';

/** Renders a page between the header and the footer, as visitors see it. */
export const inSite: Decorator = (Story) => (
  <Routes>
    <Route element={<MainLayout />}>
      <Route path="*" element={<Story />} />
    </Route>
  </Routes>
);
