import { useGetIdentity, useStore } from 'react-admin';

/**
 * The name with which the signed-in mechanic last certified ('' at first), and a function to store
 * another. It is stored per account, so that on a shared computer nobody sees another's name.
 */
export function useCertifier() {
  const { identity } = useGetIdentity();
  const [name, remember] = useStore(`certifier.${identity?.id}`, '');
  return { identity, name, remember };
}
