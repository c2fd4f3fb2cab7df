import { Link } from 'react-router';
import type { AuditEntry } from '@/contract/office/audit';
import { auditSentence } from './auditSentences';

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { before, record, to, after } = auditSentence(entry);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {before}
      {to === null ? record : <Link to={to}>{record}</Link>}
      {after}
    </span>
  );
}
