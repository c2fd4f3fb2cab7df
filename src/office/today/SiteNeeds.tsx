import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sections, sitePages, type SectionName } from '@/contract/office/content/sections';
import {
  siteChecklist,
  siteChecklistPath,
  type SiteChecklist,
} from '@/contract/office/siteChecklist';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';

type Need = SiteChecklist['data'][number];

const getNeedLabel = ({ id }: Need) => (id === 'company' ? 'Company' : sections[id].label);

function getFormPath({ id }: Need): string {
  if (id === 'company') return '/company';
  const page = Object.entries(sitePages).find(([, one]) => {
    const names: readonly SectionName[] = one.sections;
    return names.includes(id);
  });
  return `/site/${page?.[0] ?? 'home'}`;
}

export function SiteNeeds() {
  const mayEdit = useIsAllowed('content');
  return mayEdit ? <Needs /> : null;
}

function Needs() {
  const calls = useOfficeCalls();
  const { data } = useQuery({
    queryKey: ['site-checklist'],
    queryFn: () => calls.read(siteChecklistPath, siteChecklist),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Card component="section" aria-label="What your site still needs" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        What your site still needs
      </Typography>
      <ul>
        {data.data.map((need) => (
          <li key={need.id}>
            <Link to={getFormPath(need)}>{getNeedLabel(need)}</Link>: {need.needs.join(', ')}
          </li>
        ))}
      </ul>
      <Link to="/setup">Setup guide</Link>
    </Card>
  );
}
