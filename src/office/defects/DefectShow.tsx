import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { Defect } from '@/contract/records';
import { Fact } from '../form/Fact';
import { ageWords, defectStateWords, itemLabel, timeWords, vehicleWords } from '../words';
import { DefectPhotos } from './DefectPhotos';
import { DefectActions } from './DefectActions';

function Certified({ defect }: { defect: Defect }) {
  if (defect.closed_at === null) return null;
  const account = defect.certified_by ? ` (signed in as ${defect.certified_by})` : '';
  const name = defect.certified_name === '' ? 'Nobody' : `${defect.certified_name}${account}`;
  return (
    <>
      <Fact label="Certified by">{name}</Fact>
      <Fact label="Closed">{timeWords(defect.closed_at)}</Fact>
    </>
  );
}

function Facts() {
  const defect = useRecordContext<Defect>();
  if (!defect) return null;
  return (
    <>
      <Typography variant="h2">
        {vehicleWords(defect.vehicle)}: {itemLabel(defect.item)}
      </Typography>
      <DefectActions />
      <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
        <Fact label="Description">{defect.description}</Fact>
        {defect.photos.length === 0 ? null : (
          <Fact label="Photos">
            <DefectPhotos defect={defect} />
          </Fact>
        )}
        <Fact label="State">{defectStateWords[defect.state]}</Fact>
        {defect.deferred_until === null ? null : (
          <Fact label="Deferred">
            until {defect.deferred_until}: {defect.deferred_reason}
          </Fact>
        )}
        <Fact label="Reported by">
          {defect.reported_by}, {timeWords(defect.reported_at)}
        </Fact>
        <Fact label="Age">{ageWords(defect.age_days)}</Fact>
        <Certified defect={defect} />
        {defect.note === '' ? null : <Fact label="Note">{defect.note}</Fact>}
        {defect.first_report_id === null ? null : (
          <Fact label="Report">
            <Link to={`/reports/${defect.first_report_id}/show`}>
              Report {defect.first_report_id}
            </Link>
            {defect.reports > 1 ? `, and ${defect.reports - 1} more` : ''}
          </Fact>
        )}
      </Stack>
    </>
  );
}

/** One defect, for the mechanic beside the truck. */
export function DefectShow() {
  return (
    <Show actions={false} title="Defect">
      <SimpleShowLayout>
        <Facts />
      </SimpleShowLayout>
    </Show>
  );
}
