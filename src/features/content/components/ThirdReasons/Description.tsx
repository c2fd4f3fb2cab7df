import { Fragment } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';
import { RichText } from '@/components/RichText/RichText';
import { toPlainText } from '@/contract/richText/plainText';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { descriptionParts } from './bulletLines';

const pointStyles: SxProps<Theme> = {
  display: 'grid',
  gap: 1.5,
  '& li': { display: 'flex', gap: 1.5, alignItems: 'flex-start' },
  '& svg': { flex: 'none', marginTop: '3px', color: 'primary.main' },
};

/** Tags with which the editor breaks lines. */
const breaks = /<br ?\/?>|<\/?p>/gi;

/** Shows a plain description as lines and lists, and any other description with its markup. */
export function Description({ text }: { text: SafeHtml }) {
  const plain = toPlainText(text.replace(breaks, '\n'));
  if (plain === null) return <RichText html={text} top={3} />;
  return descriptionParts(plain).map((part, index) => (
    <Fragment key={index}>
      {part.kind === 'text' ? (
        <p>{part.text}</p>
      ) : (
        <Box component="ul" sx={pointStyles}>
          {part.points.map((point, place) => (
            <li key={place}>
              <CheckIcon fontSize="small" />
              <span>{point}</span>
            </li>
          ))}
        </Box>
      )}
    </Fragment>
  ));
}
