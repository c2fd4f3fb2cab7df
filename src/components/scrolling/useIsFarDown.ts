import { useEffect, useState } from 'react';
import { scrolling } from '@/contract/constants';

/** Whether the page is scrolled past `scrolling.topButtonThreshold`. */
export function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > scrolling.topButtonThreshold);
    // In the next frame, because reading the position now would force the new page's layout.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isFarDown;
}
