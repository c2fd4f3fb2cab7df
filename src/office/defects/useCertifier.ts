import { useGetIdentity, useStore } from 'react-admin';

/**
 * The name that the signed-in mechanic certified with last ('' at first), and how to store another.
 * They write it once, and nobody meets another's on a shared computer.
 */
export function useCertifier() {
  const { identity } = useGetIdentity();
  const [name, remember] = useStore(`certifier.${identity?.id}`, '');
  return { identity, name, remember };
}
