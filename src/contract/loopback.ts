/** Whether an address with this host name, as URL.hostname has it, opens only on the computer that opens it. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
