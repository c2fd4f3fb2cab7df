import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha } from '@mui/material/styles';
import { Link } from 'react-router';
import { readinesses, type Fleet, type Readiness } from '@/contract/office/vehicles';
import { counted } from '../labels';
import type { FilterValues } from '../list/listFilters';
import { listPath } from '../listPath';
import { readinessStatus } from '../status/statuses';

interface ReadinessBarProps {
  fleet: Fleet;
  filter?: FilterValues;
  current?: Readiness | undefined;
}

/** A bar with the number of vehicles by readiness. Each part links to its vehicles. */
export function ReadinessBar({ fleet, filter = {}, current }: ReadinessBarProps) {
  return (
    <Stack component="nav" aria-label="Fleet" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {readinesses.map((readiness) => {
        const { label, tone, icon: Icon } = readinessStatus[readiness];
        const [trucks, trailers] = [fleet.truck[readiness], fleet.trailer[readiness]];
        const count = trucks + trailers;
        return (
          <ButtonBase
            key={readiness}
            component={Link}
            to={listPath('vehicles', { ...filter, readiness })}
            {...(readiness === current && { 'aria-current': 'page' as const })}
            sx={({ palette }) => ({
              // On a wide screen, a readiness with more vehicles has a wider part.
              flex: { xs: '1 1 0', md: `${Math.max(count, 1)} 1 auto` },
              minWidth: 'min-content',
              whiteSpace: { md: 'nowrap' },
              flexWrap: { xs: 'wrap', md: 'nowrap' },
              alignContent: 'flex-start',
              justifyContent: 'flex-start',
              textAlign: 'start',
              columnGap: { xs: 1, md: 1.5 },
              px: { xs: 1.5, md: 2 },
              py: 1.5,
              borderRadius: 1,
              border: `1px solid ${palette.divider}`,
              borderTop: `4px solid ${tone === 'default' ? palette.divider : palette[tone].main}`,
              backgroundColor: palette.background.paper,
              '&[aria-current]': {
                backgroundColor: alpha(palette.text.primary, 0.06),
              },
            })}
          >
            <Typography variant="h1" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Typography>{' '}
            <Icon fontSize="small" color={tone === 'default' ? 'inherit' : tone} />
            <Typography
              component="span"
              sx={{
                typography: { xs: 'body2', md: 'body1' },
                '&&': { fontWeight: 600 },
                width: { xs: 1, md: 'auto' },
              }}
            >
              {label}
            </Typography>{' '}
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ width: { xs: 1, md: 'auto' } }}
            >
              {counted(trucks, 'truck')}, {counted(trailers, 'trailer')}
            </Typography>
          </ButtonBase>
        );
      })}
    </Stack>
  );
}
