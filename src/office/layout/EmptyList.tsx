import { useResourceContext, useTranslate } from 'react-admin';
import { StatePage } from './StatePage';

/** For a list without any record. */
export function EmptyList() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return <StatePage symbol="empty">{translate(`resources.${resource}.empty`)}</StatePage>;
}
