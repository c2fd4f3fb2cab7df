import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useRef, useState, type ReactNode } from 'react';
import { near, useInView } from '@/components/motion/useInView';

/** Height in px of a story's placeholder. It is large so that few placeholders are in view. */
const placeHeight = 240;

function OnceNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, near);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={place} style={{ minHeight: wasNear ? 0 : placeHeight }}>
      {wasNear && children}
    </div>
  );
}

function OtherStories() {
  const [, ...others] = useContext(DocsContext).componentStories();
  if (others.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {others.map(({ moduleExport, id }) => (
        <OnceNear key={id}>
          <DocsStory of={moduleExport as unknown} expanded __forceInitialArgs />
        </OnceNear>
      ))}
    </>
  );
}

/**
 * Storybook's documentation page for a component, except that each story after the first is shown only once it is near
 * the window. Showing all stories of a component at once can take seconds.
 */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <OtherStories />
    </>
  );
}
