import { styled } from '../../../../components/theme/styled';
import { Icon } from '../../../../components/Icon/Icon';
import { Button } from '../../../../components/Button/Button';

type Tone = 'info' | 'warning' | 'error' | 'success';

const icons = { info: 'info', warning: 'cloudOff', error: 'alert', success: 'check' } as const;

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  padding: theme.spacing(1.5, 2),
  background: theme.palette.background.paper,
  border: `2px solid ${theme.palette.surface.edge}`,
  borderRadius: theme.house.radii.medium,
  '&[data-tone="warning"]': { borderColor: theme.palette.warning.main },
  '&[data-tone="error"]': { borderColor: theme.palette.error.main },
  '&[data-tone="success"]': { borderColor: theme.palette.success.main },
  '.words': { display: 'flex', flex: '1 1 240px', gap: theme.spacing(1.5), lineHeight: 1.45 },
  svg: { flex: 'none', marginTop: 1 },
}));

interface NoticeProps {
  tone: Tone;
  text: string;
  action?: { text: string; onPress: () => void };
}

/** Something the driver has to know about his report, with what he can do about it. */
export function Notice({ tone, text, action }: NoticeProps) {
  return (
    <Box data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <div className="words">
        <Icon name={icons[tone]} />
        <p>{text}</p>
      </div>
      {action ? (
        <Button look="outline" onClick={action.onPress}>
          {action.text}
        </Button>
      ) : null}
    </Box>
  );
}
