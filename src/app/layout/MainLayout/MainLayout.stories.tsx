import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { allLoaded } from '@/testing/stories/contentStories';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { MainLayout } from './MainLayout';

const meta: Meta<typeof MainLayout> = {
  title: 'Site/Header, menu and footer/MainLayout',
  component: MainLayout,
  parameters: allLoaded,
  render: () => (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path="*" element={<PageHeading title="A page between header and footer" />} />
      </Route>
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof MainLayout>;

export const SignedOut: Story = { parameters: { app: { preloaded: signedOut } } };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const Mobile: Story = { ...phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
