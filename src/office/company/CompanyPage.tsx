import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AutocompleteInput, Form, NumberInput, TextInput, Title, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import * as v from 'valibot';
import { accentSurfaces } from '@/contract/accent';
import type { AuditEntry } from '@/contract/office/audit';
import {
  company,
  companyChange,
  companyPath,
  companyResponse,
  type CompanyResponse,
} from '@/contract/office/company';
import { timeZones } from '@/contract/timeZone';
import { Activity } from '../audit/Activity';
import { SaveChanges } from '../form/CallButton';
import { MeanwhileSaved } from '../form/MeanwhileSaved';
import { useFocusField } from '../form/useFocusField';
import { useVersionedSave } from '../form/useVersionedSave';
import { changeLines } from '../changeLines';
import { carrierZone, showTimesIn, timestampText } from '../carrierTime';
import { PageTitle } from '../layout/PageTitle';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { PictureInput } from '../media/PictureInput';
import { useOfficeCalls } from '../useOfficeCalls';
import { AccentInput } from './AccentInput';
import { AppIcons } from './AppIcons';
import { ExemptItems } from './ExemptItems';
import { useShowCompany } from './OfficeCompany';

const backgrounds = { dark: accentSurfaces[0], light: '#FFFFFF' };

const zoneChoices = timeZones().map((id) => ({ id, name: id }));

const queryKey = ['company'];
const keptText = { parse: (text: string) => text } as const;

export function CompanyPage() {
  const calls = useOfficeCalls();
  const queryClient = useQueryClient();
  const showCompany = useShowCompany();
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => calls.read(companyPath, companyResponse),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  return (
    <>
      <Title title={<PageTitle text="Company" />} />
      <NotLoaded error={error} refetch={refetch} isWhole={!data} />
      {isPending ? <PageSkeleton /> : null}
      {data ? (
        <Card>
          <CompanyForm
            key={data.version}
            stored={data}
            onSaved={(saved) => {
              queryClient.setQueryData(queryKey, saved);
              showCompany(saved);
              const zone = saved.time_zone ?? saved.default_time_zone;
              if (zone !== null) showTimesIn(zone);
            }}
          />
        </Card>
      ) : null}
    </>
  );
}

interface CompanyFormProps {
  stored: CompanyResponse;
  onSaved: (saved: CompanyResponse) => void;
}

function validateCompany(values: object): Record<string, string> {
  const result = v.safeParse(companyChange, values, { abortPipeEarly: true });
  return Object.fromEntries(
    (result.issues ?? []).map((issue) => [String(issue.path?.[0].key), issue.message]),
  );
}

function companyChanges(read: object, stored: object): string[] {
  const values = new Map<string, unknown>(Object.entries(stored));
  const differing = Object.entries(read).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(values.get(field)),
  );
  const after = Object.fromEntries(differing.map(([field]) => [field, values.get(field)]));
  return changeLines({ before: Object.fromEntries(differing), after });
}

function OperationInputs() {
  return (
    <>
      <NumberInput
        source="max_deferral_days"
        label="Longest deferral of a repair, in days"
        isRequired
        min={1}
        max={365}
      />
      <AutocompleteInput
        source="time_zone"
        label="Time zone"
        choices={zoneChoices}
        helperText={`Of all times in the office, exports and emails; ${carrierZone()} now`}
      />
      <ExemptItems />
    </>
  );
}

function CompanyForm({ stored, onSaved }: CompanyFormProps) {
  const { version: read, ...fields } = stored;
  const { version, conflict, save } = useVersionedSave({
    url: companyPath,
    schema: companyResponse,
    version: read,
    onSaved,
  });

  useFocusField();

  return (
    <Form
      defaultValues={fields}
      validate={(values) => validateCompany({ ...fields, ...values, version })}
      onSubmit={(values: object) => save({ ...fields, ...values })}
      warnWhenUnsavedChanges
    >
      <Stack spacing={2} sx={{ maxWidth: 600, p: 2.5 }}>
        {conflict === null ? null : (
          <MeanwhileSaved
            message={conflict.message}
            changed={companyChanges(fields, conflict.stored ?? fields)}
          >
            Save again to keep what you typed.
          </MeanwhileSaved>
        )}
        <TextInput source="name" label="Name" isRequired {...keptText} />
        <TextInput
          source="tagline"
          label="Tagline"
          helperText="After the name in the home page's title"
          {...keptText}
        />
        <TextInput
          source="description"
          label="Description"
          helperText="In the footer, and for search engines"
          multiline
          {...keptText}
        />
        <PictureInput
          source="logo_dark"
          label="Logo for dark backgrounds"
          background={backgrounds.dark}
        />
        <PictureInput
          source="logo_light"
          label="Logo for light backgrounds"
          background={backgrounds.light}
        />
        <AppIcons company={stored} />
        <AccentInput />
        <TextInput
          source="dot_number"
          label="DOT number"
          helperText="Like USDOT 1234567, or the digits alone"
          {...keptText}
        />
        <TextInput
          source="mc_number"
          label="MC number"
          helperText="Like MC-271828, or the digits alone"
          {...keptText}
        />
        <OperationInputs />
        <Typography>
          Address, phones, email and social links are on the page{' '}
          <Link to="/site/footer">Footer and contacts</Link>.
        </Typography>
        <div>
          <SaveChanges isStale={conflict !== null} />
        </div>
      </Stack>
      <Activity resource="company" renderAction={(entry) => <UndoChange entry={entry} />} />
    </Form>
  );
}

const changedFields = v.partial(v.omit(company, ['version']));

/** Fills the form with the values from before the change, but does not save. */
function UndoChange({ entry }: { entry: AuditEntry }) {
  const { setValue } = useFormContext();
  const notify = useNotify();
  const { success, output } = v.safeParse(changedFields, entry.before);
  if (entry.kind !== 'company.update' || !success) return null;
  const undo = () => {
    for (const [field, value] of Object.entries(output)) {
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
    notify('The earlier values are in the form. Press Save to bring them back.');
  };
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`Undo the change of ${timestampText(entry.at)}`}
      onClick={undo}
      sx={{ mt: 0.5 }}
    >
      Undo
    </Button>
  );
}
