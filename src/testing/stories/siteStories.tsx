import type { Decorator } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { MainLayout } from '@/app/layout/MainLayout/MainLayout';

/** A page as a visitor sees it, between the header and the footer. */
export const inSite: Decorator = (Story) => (
  <Routes>
    <Route element={<MainLayout />}>
      <Route path="*" element={<Story />} />
    </Route>
  </Routes>
);
