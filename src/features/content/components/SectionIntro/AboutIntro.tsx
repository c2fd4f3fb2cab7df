import type { ReactNode } from 'react';
import { useAboutQuery, type AboutTexts } from '../../aboutApi';
import { SectionIntro } from './SectionIntro';

interface AboutIntroProps {
  text: keyof AboutTexts;
  action?: ReactNode;
}

/** The introduction of a section of the home page. Only the hero reports a failed call. */
export function AboutIntro({ text, action }: AboutIntroProps) {
  const { data } = useAboutQuery();
  return <SectionIntro text={data?.[text]} action={action} />;
}
