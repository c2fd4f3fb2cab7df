import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Picture } from '../Picture/Picture';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  height: '100%',
  padding: theme.spacing(3.5, 3),
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.radii.medium,
  transition: `border-color ${theme.transitions.duration.standard}ms`,
  '&:hover': { borderColor: theme.palette.surface.line },
  '& h3': theme.typography.h3,
  color: theme.palette.text.secondary,
}));

const Title = styled('h3')(({ theme }) => ({ color: theme.palette.text.primary }));

interface InfoCardProps {
  logo: string | null;
  /** Our own icon, where there is no logo. */
  fallbackLogo: string;
  title?: string;
  children: ReactNode;
}

/** An icon, a title and some words about it. */
export function InfoCard({ logo, fallbackLogo, title, children }: InfoCardProps) {
  return (
    <Card>
      <Picture src={logo} fallback={fallbackLogo} alt="" width={56} height={56} />
      {title ? <Title>{title}</Title> : null}
      {children}
    </Card>
  );
}

/** Cards side by side, as many as fit. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
}));
