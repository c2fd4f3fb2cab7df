/** Converts YYYY-MM-DD to the server's DD-MM-YYYY. */
export const toDayMonthYear = (isoDate: string) => isoDate.split('-').reverse().join('-');
