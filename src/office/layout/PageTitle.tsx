import { useEffect } from 'react';
import {
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useCompany } from '@/components/companyContext';

/**
 * For react-admin's Title. Sets the page's heading and, with the company's name, the tab's title.
 */
export function PageTitle({ text }: { text: string }) {
  const { name } = useCompany();
  useEffect(() => {
    document.title = `${text} · ${name}`;
  }, [text, name]);
  return <>{text}</>;
}

/** A list's title, which is the resource's name. */
export function ListTitle() {
  const labelOf = useGetResourceLabel();
  return <PageTitle text={labelOf(useResourceContext() ?? '', 2)} />;
}

/** A record's title, which is its name, or its type until it is loaded. */
export function RecordTitle() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const labelOf = useGetResourceLabel();
  const nameOf = useGetRecordRepresentation(resource);
  const name = record && nameOf(record);
  return <PageTitle text={typeof name === 'string' ? name : labelOf(resource, 1)} />;
}
