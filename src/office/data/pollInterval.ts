/** In ms. How often the office fetches again what it shows. react-admin's cache also does so when the tab gets the focus. */
export const pollInterval = 30_000;
