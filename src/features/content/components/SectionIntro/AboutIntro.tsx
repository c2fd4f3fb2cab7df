import { useAboutQuery } from '../../aboutApi';
import type { AboutTexts } from '../../aboutApi';
import { SectionIntro } from './SectionIntro';

/** One of home's texts at the head of its section. That they did not come is said in the hero, once. */
export function AboutIntro({ text }: { text: keyof AboutTexts }) {
  const { data } = useAboutQuery();
  return <SectionIntro text={data?.[text]} />;
}
