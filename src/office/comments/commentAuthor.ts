import type { OfficeComment } from '@/contract/office/comments';

export const getAuthorName = ({ first_name, last_name }: OfficeComment) =>
  `${first_name} ${last_name}`;

export const authorPositionText = ({ position_user, company_name }: OfficeComment) =>
  `${position_user}, ${company_name}`;
