import { createContext } from 'react';

/** Whether parts of the page may stay the server's markup for a while: said where the app is put over it. */
export const PartsMaySleep = createContext(false);
