import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useNotify, useWarnWhenUnsavedChanges } from 'react-admin';
import { useFormContext, type Control } from 'react-hook-form';
import { withId } from '@/contract/calls';
import {
  contentPaths,
  previewResponse,
  sectionRecord,
  type SectionRecord,
} from '@/contract/office/content/calls';
import { sections, type Section, type SitePageName } from '@/contract/office/content/sections';
import { Activity } from '../audit/Activity';
import { SaveChanges } from '../form/CallButton';
import { MeanwhileSaved } from '../form/MeanwhileSaved';
import { useFocusField } from '../form/useFocusField';
import { useHasChanges } from '../form/useHasChanges';
import { useVersionedSave } from '../form/useVersionedSave';
import { useOfficeCalls } from '../useOfficeCalls';
import { contentChanges } from './contentChanges';
import { ContentField } from './ContentField';
import { getPreviewPage } from './preview/publicPage';
import { SectionPreview } from './preview/SectionPreview';
import { RowsInput } from './RowsInput';
import { toSectionContent, sectionErrors } from './sectionErrors';
import { SectionHistory } from './SectionHistory';

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' };

interface SectionFormProps {
  page: SitePageName;
  section: SectionRecord;
  onSaved: (section: SectionRecord) => void;
}

export function SectionForm({ page, section, onSaved }: SectionFormProps) {
  const { id, content } = section;
  const { fields, lists }: Section = sections[id];
  const shownOn = getPreviewPage(id, page);
  useFocusField();
  const { version, conflict, save } = useVersionedSave({
    url: withId(contentPaths.record, id),
    schema: sectionRecord,
    version: section.version,
    onSaved,
  });

  return (
    <Form
      defaultValues={content}
      validate={(values) => sectionErrors(id, toSectionContent(id, values))}
      onSubmit={(values: Record<string, unknown>) => save(toSectionContent(id, values))}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={WarnIfChanged}
    >
      <Stack spacing={2}>
        {conflict === null ? null : (
          <MeanwhileSaved
            message={conflict.message}
            changed={contentChanges(id, content, conflict.stored?.content ?? content).map(
              ({ what }) => what,
            )}
          >
            Save again to keep what you typed. Their version is then in the history.
          </MeanwhileSaved>
        )}
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: columns, alignItems: 'start' }}>
          <Stack sx={{ minWidth: 0 }}>
            {Object.entries(fields).map(([name, field]) => (
              <ContentField key={name} source={name} field={field} />
            ))}
            {Object.entries(lists).map(([name, list]) => (
              <RowsInput key={name} source={name} list={list} />
            ))}
          </Stack>
          {shownOn ? <SectionPreview page={shownOn} name={id} /> : null}
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SaveChanges isStale={conflict !== null} />
          <PreviewButton page={page} section={section} />
          <SectionHistory page={page} section={{ ...section, version }} onRestored={onSaved} />
        </Stack>
        <Activity resource="content" recordId={id} />
      </Stack>
    </Form>
  );
}

interface WarnProps {
  formControl?: Control;
}

/**
 * The router asks only its last blocker. A form without changes must not register one, because it would let the person
 * leave despite another form's changes.
 */
function WarnIfChanged({ formControl }: WarnProps) {
  return useHasChanges(formControl) ? <Warn formControl={formControl} /> : null;
}

function Warn({ formControl }: WarnProps) {
  useWarnWhenUnsavedChanges(true, undefined, formControl);
  return null;
}

function PreviewButton({ page, section: { id } }: Omit<SectionFormProps, 'onSaved'>) {
  const { getValues, trigger } = useFormContext();
  const calls = useOfficeCalls();
  const notify = useNotify();

  async function preview() {
    // Opened before the call, because browsers block a tab that is not opened during the press.
    const tab = window.open('about:blank', '_blank');
    try {
      if (!(await trigger())) throw new Error('Fix the marked fields first.');
      const url = withId(contentPaths.preview, id);
      const body = { page, ...toSectionContent(id, getValues()) };
      const { address } = await calls.send('POST', url, { body, response: previewResponse });
      if (tab) tab.location.href = address;
    } catch (error) {
      tab?.close();
      notify(error instanceof Error ? error.message : 'No preview.', { type: 'error' });
    }
  }
  return (
    <Button variant="outlined" onClick={() => void preview()}>
      Preview
    </Button>
  );
}
