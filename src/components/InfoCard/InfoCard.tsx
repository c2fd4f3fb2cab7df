import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Columns } from '../Columns/Columns';
import { Picture, type PictureDescription } from '../Picture/Picture';

interface InfoCardProps {
  logo: string | null;
  fallbackLogo: string;
  described?: PictureDescription;
  title?: string;
  children: ReactNode;
}

export function InfoCard({ logo, fallbackLogo, described, title, children }: InfoCardProps) {
  return (
    <Card component="article" sx={{ height: 1 }}>
      <CardContent sx={{ height: 1, color: 'text.secondary' }}>
        <Picture
          src={logo}
          fallback={fallbackLogo}
          described={described}
          alt=""
          data-icon=""
          width={56}
          height={56}
        />
        {title ? (
          <Typography variant="h3" color="textPrimary">
            {title}
          </Typography>
        ) : null}
        {children}
      </CardContent>
    </Card>
  );
}

/** A list with as many cards in a row as fit. Each child is an `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Columns component="ul" minWidth={320} sx={{ gap: 2.5 }}>
      {children}
    </Columns>
  );
}
