import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { network, networkPath } from '@/contract/office/network';
import { useOfficeCalls } from '../useOfficeCalls';

function reachText(hosts: readonly string[]): string {
  const { protocol, port } = window.location;
  const addresses = hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
  return addresses.length === 0
    ? 'The server listens on this computer only. Start it with HOST=0.0.0.0 so that phones in the same network reach it.'
    : `A phone in the same network opens ${addresses.join(' or ')}.`;
}

/** Says that other devices cannot open an address on loopback, and how a phone reaches this server. */
export function OnlyHere({ address }: { address?: string }) {
  const calls = useOfficeCalls();
  const { data } = useQuery({
    queryKey: ['network'],
    queryFn: () => calls.read(networkPath, network),
  });
  return (
    <Alert severity="warning" className="no-print">
      <AlertTitle>Opens on this computer only</AlertTitle>
      {address === undefined ? null : (
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      )}
      {data ? `${reachText(data.hosts)} ` : ''}
      The report needs HTTPS to open without a connection. Put HTTPS in front of the server
      (docs/deploy.md) and set PUBLIC_URL to its address. Then codes and links work on every phone.
    </Alert>
  );
}
