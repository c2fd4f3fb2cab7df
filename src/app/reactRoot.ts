/** React's renderer: the largest of the app's parts (browser.tsx). */
export { createRoot, hydrateRoot } from 'react-dom/client';
