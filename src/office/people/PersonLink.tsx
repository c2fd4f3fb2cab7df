import { Link } from 'react-router';
import { useIsAllowed } from '../useIsAllowed';

interface PersonLinkProps {
  id: number;
  /** The person's name. */
  children: string;
}

/** A person's name: a link to their page for those who may open it, text for others. */
export function PersonLink({ id, children }: PersonLinkProps) {
  const mayOpen = useIsAllowed('people');
  return mayOpen ? <Link to={`/people/${id}`}>{children}</Link> : children;
}
