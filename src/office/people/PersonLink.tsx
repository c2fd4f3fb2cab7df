import { Link } from 'react-router';
import { useIsAllowed } from '../useIsAllowed';

interface PersonLinkProps {
  id: number;
  children: string;
}

/** A person's name, as a link to their page for roles that may open it. */
export function PersonLink({ id, children }: PersonLinkProps) {
  const mayOpen = useIsAllowed('people');
  return mayOpen ? <Link to={`/people/${id}`}>{children}</Link> : children;
}
