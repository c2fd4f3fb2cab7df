import * as v from 'valibot';

/** GET says where other machines find this server. */
export const networkPath = '/api/office/network/';

/** The server's addresses in its networks. Empty if it listens on its own machine only. */
export const network = v.object({ hosts: v.array(v.string()) });
