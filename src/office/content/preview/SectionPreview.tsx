import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SectionContent } from '@/contract/office/content/calls';
import { sections, type SectionName, type SitePageName } from '@/contract/office/content/sections';
import { useHasChanges } from '../../form/useHasChanges';
import { toSectionContent, sectionErrors } from '../sectionErrors';
import { Screens } from './Screens';
import { usePublicSection } from './usePublicSection';

const pause = 250;

/** The last valid values of the section's form, `pause` ms after a change; null while the form has no changes. */
function useDraft(name: SectionName) {
  const { control } = useFormContext<Record<string, unknown>>();
  const values = useWatch({ control });
  const hasChanges = useHasChanges();
  const [draft, setDraft] = useState<SectionContent | null>(null);
  const content = toSectionContent(name, values);
  const isValid = Object.keys(sectionErrors(name, content)).length === 0;
  const typed = hasChanges ? JSON.stringify(content) : null;
  useEffect(() => {
    if (typed !== null && !isValid) return;
    const next = typed === null ? null : (JSON.parse(typed) as SectionContent);
    const timer = setTimeout(() => setDraft(next), pause);
    return () => clearTimeout(timer);
  }, [typed, isValid]);
  return { draft, isValid };
}

interface SectionPreviewProps {
  page: SitePageName;
  name: SectionName;
}

/** Shows the section with the form's unsaved content. Must be rendered inside the section's form. */
export function SectionPreview({ page, name }: SectionPreviewProps) {
  const { draft, isValid } = useDraft(name);
  const { section, isError } = usePublicSection({ page, name, draft });
  const { label } = sections[name];
  const note = isValid
    ? isError && 'The preview could not be loaded. It is tried again when you type.'
    : 'The preview goes on once the fields are correct.';
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 }, minWidth: 0 }}>
      {section ? <Screens title={`Preview of ${label}`} section={section} /> : null}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {note}
      </Typography>
    </Box>
  );
}
