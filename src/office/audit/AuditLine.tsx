import { Link } from 'react-router';
import type { AuditEntry } from '@/contract/office/audit';
import { auditSentence } from './auditSentences';

/** An entry of the audit log as a sentence with a link to its record. */
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
