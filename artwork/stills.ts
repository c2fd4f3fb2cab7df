import type { SceneName } from './gallery';

/** How to draw a picture. Sizes are in pixels, and `maxKb` is the maximum size of a JPEG. */
export interface Still {
  scene: SceneName;
  width: number;
  height: number;
  maxKb: number;
}

const second = { width: 800, height: 600, maxKb: 78 };
const third = { width: 1000, height: 750, maxKb: 80 };
const feature = { width: 1200, height: 900, maxKb: 95 };
const hero = { width: 1600, height: 900, maxKb: 72 };

/** The stills, by their file names under `public/media`. */
export const stills: Record<string, Still> = {
  'hero-poster.jpg': { scene: 'hero', ...hero, maxKb: 98 },
  'hero-poster-mobile.jpg': { scene: 'hero', width: 800, height: 450, maxKb: 40 },
  'driver-hero.jpg': { scene: 'cabAtDusk', ...hero },
  'shipper-hero.jpg': { scene: 'docksAtNight', ...hero },
  'features-driver.jpg': { scene: 'restStop', ...feature },
  'features-shipper.jpg': { scene: 'loading', ...feature },
  'second-1.jpg': { scene: 'appointment', ...second },
  'second-2.jpg': { scene: 'refrigerated', ...second },
  'second-3.jpg': { scene: 'lumber', ...second },
  'second-4.jpg': { scene: 'paperMill', ...second },
  'second-5.jpg': { scene: 'machinery', ...second },
  'second-6.jpg': { scene: 'furniture', ...second },
  'third-1.jpg': { scene: 'dispatchDesk', ...third },
  'third-2.jpg': { scene: 'reeferUnit', ...third },
  'third-3.jpg': { scene: 'inspection', ...third },
  'third-4.jpg': { scene: 'yard', ...third },
  'apple-touch-icon.png': { scene: 'appIcon', width: 180, height: 180, maxKb: 20 },
  'icon-192.png': { scene: 'appIcon', width: 192, height: 192, maxKb: 20 },
  'icon-512.png': { scene: 'appIcon', width: 512, height: 512, maxKb: 60 },
  'og-image.jpg': { scene: 'card', width: 1200, height: 630, maxKb: 110 },
};
