import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { selectSideMenu } from '@/features/ui/uiSlice';
import { useAppSelector } from '../../hooks';
import { LazyHost } from '../../LazyHost';

const SideMenu = lazyWithRetry(async () => {
  const { SideMenu } = await import(/* webpackChunkName: "side-menu" */ './SideMenu');
  return SideMenu;
});

export function SideMenuHost() {
  const isOpen = useAppSelector(selectSideMenu) === 'open';
  return (
    <LazyHost isNeeded={isOpen}>
      <SideMenu />
    </LazyHost>
  );
}
