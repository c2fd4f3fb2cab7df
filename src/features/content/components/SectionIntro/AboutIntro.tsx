import type { ReactNode } from 'react';
import { useAboutQuery, type AboutTexts } from '../../aboutApi';
import { SectionIntro } from './SectionIntro';

interface AboutIntroProps {
  text: keyof AboutTexts;
  action?: ReactNode;
}

/** One of the home page's texts at the top of its section. Only the hero reports a failed call. */
export function AboutIntro({ text, action }: AboutIntroProps) {
  const { data } = useAboutQuery();
  return <SectionIntro text={data?.[text]} action={action} />;
}
