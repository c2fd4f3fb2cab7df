import { useEffect, useEffectEvent, useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
// oxlint-disable-next-line no-restricted-imports -- The office has it already, from react-admin.
import TextField from '@mui/material/TextField';
import { useChangeFilters, useFilterValues } from './filters';
import { withoutFilters } from './listFilters';

/** In ms after the last keystroke. */
const typingPause = 500;

/** The text of the search field. It becomes the list's search after `typingPause`. */
function useSearchText(source: string) {
  const change = useChangeFilters();
  const value = useFilterValues()[source];
  const applied = typeof value === 'string' ? value : '';
  const [known, setKnown] = useState(applied);
  const [typed, setTyped] = useState<{ text: string; isSent: boolean }>();
  if (applied !== known) {
    setKnown(applied);
    if (typed?.isSent) setTyped(undefined);
  }
  const apply = useEffectEvent(() => {
    if (!typed || typed.isSent) return;
    setTyped({ ...typed, isSent: true });
    change((values) => withoutFilters({ ...values, [source]: typed.text }));
  });
  useEffect(() => {
    const timer = window.setTimeout(apply, typingPause);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const type = (text: string) => setTyped({ text, isSent: false });
  return { text: typed?.text ?? applied, type };
}

/**
 * The list's search field. It replaces react-admin's FilterLiveSearch, which loses either the typed text or a filter
 * that is pressed at the same time.
 */
export function SearchField({ source, label }: { source: string; label: string }) {
  const { text, type } = useSearchText(source);
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      fullWidth
      hiddenLabel
      size="small"
      margin="none"
      placeholder={label}
      value={text}
      inputRef={field}
      onChange={({ target }) => type(target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          ...(text !== '' && {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  aria-label="Clear search"
                  onClick={() => {
                    type('');
                    field.current?.focus();
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          }),
        },
      }}
    />
  );
}
