import { createElement, Fragment } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';
import { attributesToProps, domToReact } from 'html-react-parser';
import { Prose, richTextOptions } from '@/components/RichText/RichText';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { descriptionParts, type DescriptionPart, type LineText } from './bulletLines';

const pointStyles: SxProps<Theme> = {
  '&&': { display: 'grid', gap: 1.5, listStyle: 'none', paddingLeft: 0 },
  '& li': { display: 'flex', gap: 1.5, alignItems: 'flex-start' },
  '& svg': { flex: 'none', marginTop: '3px', color: 'primary.main' },
};

/** A line's texts, each in its own elements. */
function Line({ texts }: { texts: readonly LineText[] }) {
  return texts.map(({ text, within }, index) => (
    <Fragment key={index}>
      {within.reduceRight<React.ReactNode>(
        (inner, { name, attribs }) => createElement(name, attributesToProps(attribs), inner),
        text,
      )}
    </Fragment>
  ));
}

function Part({ part, html }: { part: DescriptionPart; html: SafeHtml }) {
  switch (part.kind) {
    case 'block':
      return domToReact([part.element], richTextOptions(html, 3));
    case 'line':
      return (
        <p>
          <Line texts={part.texts} />
        </p>
      );
    case 'list':
      return (
        <Box component="ul" sx={pointStyles}>
          {part.points.map((texts, place) => (
            <li key={place}>
              <CheckIcon fontSize="small" />
              <span>
                <Line texts={texts} />
              </span>
            </li>
          ))}
        </Box>
      );
  }
}

/** Shows a description with its markup, and its bullet lines as lists. */
export function Description({ text }: { text: SafeHtml }) {
  return (
    <Prose>
      {descriptionParts(text).map((part, index) => (
        <Part key={index} part={part} html={text} />
      ))}
    </Prose>
  );
}
