import Stack from '@mui/material/Stack';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { personText } from '@/contract/presentName';
import type { Defect } from '@/contract/records';
import { consentText } from '@/contract/signingConsent';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { Fact } from '../form/Fact';
import { InPageHeader } from '../layout/InPageHeader';
import { PersonLink } from '../people/PersonLink';
import { StatusChips } from '../status/StatusChip';
import { defectStatuses } from '../status/statuses';
import { carrierZone, timestampText } from '../carrierTime';
import { ageText } from '../labels';
import { isUnresolved } from './certification';
import { CertifyAtOnce } from './CertifyAtOnce';
import { DefectPhotos } from './DefectPhotos';
import { DefectActions } from './DefectActions';
import { DefectHistory } from './DefectHistory';
import { repairedByText } from './defectText';
import { DefectState } from './DefectState';

/** ' (signed in as hank)', or ' (signed in as hank, now: Zoe Park)' if the account was renamed since. */
function signerText({ certified_by: account, certified_by_now: now }: Defect): string {
  if (!account) return '';
  return now ? ` (signed in as ${account}, now: ${now})` : ` (signed in as ${account})`;
}

function Certified({ defect }: { defect: Defect }) {
  const { certified_name, certified_at, closed_at, signed_on, signing_consent } = defect;
  const at = certified_at ?? closed_at;
  return certified_name === '' ? null : (
    <>
      <Fact label="Certified by">
        {certified_name}
        {signerText(defect)}
      </Fact>
      {at === null ? null : <Fact label="Certified">{timestampText(at)}</Fact>}
      {signing_consent === undefined || signed_on === 'drivers_phone' ? null : (
        <Fact label="Signature">{consentText(signing_consent, carrierZone())}</Fact>
      )}
    </>
  );
}

function reportedText({ reported_at, entered_at }: Defect): string {
  const entered =
    entered_at === null || timestampText(entered_at) === timestampText(reported_at)
      ? ''
      : `, entered on the phone ${timestampText(entered_at)}`;
  return `${timestampText(reported_at)}${entered}`;
}

function Facts() {
  const defect = useRecordContext<Defect>();
  if (!defect) return null;
  return (
    <>
      <InPageHeader slot="status">
        <StatusChips statuses={defectStatuses(defect)} />
      </InPageHeader>
      <CertifyAtOnce defect={defect} />
      <DefectActions />
      <Stack
        component="dl"
        sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        <Fact label="Vehicle">
          <Link to={`/vehicles/${defect.vehicle.id}/show`}>{vehicleLabel(defect.vehicle)}</Link>
        </Fact>
        <Fact label="Description">{defect.description}</Fact>
        {defect.photos.length === 0 ? null : (
          <Fact label="Photos">
            <DefectPhotos defect={defect} />
          </Fact>
        )}
        <Fact label="Status">
          <DefectState defect={defect} />
        </Fact>
        {defect.deferred_reason === '' ? null : (
          <Fact label="Reason for the deferral">{defect.deferred_reason}</Fact>
        )}
        <Fact label="Reported by">
          <PersonLink id={defect.reported_by_id}>
            {personText(defect.reported_by, defect.reported_by_now)}
          </PersonLink>
          , {reportedText(defect)}
        </Fact>
        {defect.repaired_by ? (
          <Fact label="Repaired by">{repairedByText(defect.repaired_by)}</Fact>
        ) : null}
        {isUnresolved(defect) ? <Fact label="Age">{ageText(defect.age_days)}</Fact> : null}
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
      {defect.history ? <DefectHistory history={defect.history} /> : null}
    </>
  );
}

export function DefectShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Facts />
      </SimpleShowLayout>
    </Show>
  );
}
