import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { opening, openingPath } from '@/contract/office/opening';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { counted } from '../labels';
import { useOfficeCalls } from '../useOfficeCalls';
import { useSiteOpening } from './siteOpening';
import { setupKey } from './useSetup';

interface OpeningProps {
  isOpen: boolean;
  /** The number of parts of the site that still need something. */
  unfinished: number;
}

const texts = {
  open: {
    title: 'Your site is open',
    text: 'Everybody sees its pages.',
    view: 'View site',
    button: 'Close the site',
    question: 'Visitors will see “Opening soon”, and search engines will drop the pages.',
  },
  closed: {
    title: 'Your site is not open yet',
    text: 'Visitors see “Opening soon” with your name and phone. You see the pages, because you are signed in. The report, the sign-in and the office work.',
    view: 'Preview the site',
    button: 'Open the site',
    question: 'Everybody will see its pages, and search engines may list them.',
  },
};

/** Shows whether the site is open, with a button to open or close it. */
export function Opening({ isOpen, unfinished }: OpeningProps) {
  const [isAsking, setAsking] = useState(false);
  const calls = useOfficeCalls();
  const queryClient = useQueryClient();
  const { setOpen } = useSiteOpening();
  const { title, text, view, button, question } = texts[isOpen ? 'open' : 'closed'];
  const warning =
    isOpen || unfinished === 0
      ? ''
      : ` ${counted(unfinished, 'part')} of it still ${unfinished === 1 ? 'needs' : 'need'} something, as the guide lists.`;

  async function change() {
    const body = { is_open: !isOpen };
    const changed = await calls.send('PUT', openingPath, { body, response: opening });
    setOpen(changed.is_open);
    await queryClient.invalidateQueries({ queryKey: setupKey });
  }
  return (
    <Card component="section" aria-label="Opening" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button component="a" href="/" target="_blank" variant="outlined">
          {view}
        </Button>
        <Button variant={isOpen ? 'outlined' : 'contained'} onClick={() => setAsking(true)}>
          {button}
        </Button>
      </Stack>
      {isAsking ? (
        <ConfirmDialog
          title={button}
          submitText={button}
          text={question + warning}
          send={change}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}
