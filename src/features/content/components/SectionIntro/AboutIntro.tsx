import type { ReactNode } from 'react';
import { useAboutQuery } from '@/features/content/aboutApi';
import type { AboutTexts } from '@/features/content/aboutApi';
import { SectionIntro } from './SectionIntro';

interface AboutIntroProps {
  text: keyof AboutTexts;
  action?: ReactNode;
}

/** One of home's texts at the head of its section. That they did not come is said in the hero, once. */
export function AboutIntro({ text, action }: AboutIntroProps) {
  const { data } = useAboutQuery();
  return <SectionIntro text={data?.[text]} action={action} />;
}
