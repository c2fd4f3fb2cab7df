import { useEffect, useState } from 'react';
import { scrolling } from '@/contract/constants';

/** Whether the page is scrolled past 300 px, where a button to the top appears. */
export function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > scrolling.topButtonThreshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isFarDown;
}
