import { useEffect } from 'react';
import {
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useCompany } from '@/components/companyContext';

/** The page's heading, for react-admin's Title. Also sets the tab's title. */
export function PageTitle({ text }: { text: string }) {
  const { name } = useCompany();
  useEffect(() => {
    document.title = `${text} · ${name}`;
  }, [text, name]);
  return <>{text}</>;
}

export function ListTitle() {
  const getResourceLabel = useGetResourceLabel();
  return <PageTitle text={getResourceLabel(useResourceContext() ?? '', 2)} />;
}

/** A record's title: its name if known, or else the kind of record. */
export function RecordTitle() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const getResourceLabel = useGetResourceLabel();
  const getName = useGetRecordRepresentation(resource);
  const name = record && getName(record);
  return <PageTitle text={typeof name === 'string' ? name : getResourceLabel(resource, 1)} />;
}
