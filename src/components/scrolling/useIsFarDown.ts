import { useEffect, useState } from 'react';
import { scrolling } from '@/contract/constants';

/** Whether the page is scrolled past 300 px. From there on, a button leads to the top. */
export function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > scrolling.topButtonThreshold);
    // Runs in the next frame, because reading the position now would force a layout of the new
    // page.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isFarDown;
}
