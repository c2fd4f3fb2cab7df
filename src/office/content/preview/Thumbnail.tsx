import Box from '@mui/material/Box';
import { sections, type SectionName, type SitePageName } from '@/contract/office/content/sections';
import { SectionFrame } from './SectionFrame';
import { usePublicSection } from './usePublicSection';

interface ThumbnailProps {
  page: SitePageName;
  name: SectionName;
}

export function Thumbnail({ page, name }: ThumbnailProps) {
  const { section } = usePublicSection({ page, name });
  return (
    <Box sx={{ width: 96, height: 60, flex: 'none', borderRadius: 1, bgcolor: 'action.hover' }}>
      {section?.html ? (
        <SectionFrame
          isDecoration
          title={`Picture of ${sections[name].label}`}
          section={section}
          width={1280}
          height={800}
        />
      ) : null}
    </Box>
  );
}
