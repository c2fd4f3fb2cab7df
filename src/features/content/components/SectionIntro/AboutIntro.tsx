import type { ReactNode } from 'react';
import { useAboutQuery, type AboutTexts } from '../../aboutApi';
import { SectionIntro } from './SectionIntro';

interface AboutIntroProps {
  text: keyof AboutTexts;
  action?: ReactNode;
}

/** The carrier's text at the top of a home page section. It shows no error, because the hero reports a failed call. */
export function AboutIntro({ text, action }: AboutIntroProps) {
  const { data } = useAboutQuery();
  return <SectionIntro text={data?.[text]} action={action} />;
}
