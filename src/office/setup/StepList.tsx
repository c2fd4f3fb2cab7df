import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Step, StepGroup } from './steps';

interface StepListProps extends StepGroup {
  children?: React.ReactNode;
}

export function StepList({ title, steps, children }: StepListProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {done} of {steps.length}
        </Typography>
      </Stack>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {steps.map((step) => (
          <StepLine key={step.label} {...step} />
        ))}
      </Stack>
      {children}
    </Card>
  );
}

function StepLine({ label, to, isDone, missing = [] }: Step) {
  const Icon = isDone ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Icon
        fontSize="small"
        color={isDone ? 'success' : 'disabled'}
        titleAccess={isDone ? 'Done' : 'To do'}
        sx={{ mt: 0.25 }}
      />
      <div>
        <Link to={to}>{label}</Link>
        {missing.map(({ label: needed, to: field }, at) => (
          <Typography key={needed} component="span" variant="body2" color="textSecondary">
            {at === 0 ? ': ' : ', '}
            <Link to={field}>{needed}</Link>
          </Typography>
        ))}
      </div>
    </Box>
  );
}
