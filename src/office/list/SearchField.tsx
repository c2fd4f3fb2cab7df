import { useEffect, useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
// eslint-disable-next-line no-restricted-imports -- The office has it already, from react-admin.
import TextField from '@mui/material/TextField';
import { useChangeFilters, useFilterValues } from './filters';
import { withoutFilters } from './listFilters';

/** Delay in ms after the last keystroke before the search is applied. */
const typingPause = 500;

/** Applies the most recent text once the typing pauses. */
function useApplyLater(source: string) {
  const change = useChangeFilters();
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      latest.current((values) => withoutFilters({ ...values, [source]: text }));
    }, typingPause);
  };
}

/**
 * The list's search. react-admin's FilterLiveSearch is not used, because it loses either the text
 * being typed or another filter that is pressed at the same time.
 */
export function SearchField({ source, label }: { source: string; label: string }) {
  const value = useFilterValues()[source];
  const applied = typeof value === 'string' ? value : '';
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  const [isFocused, setFocused] = useState(false);
  const applyLater = useApplyLater(source);
  if (applied !== known) {
    setKnown(applied);
    // While somebody types, the field's text is newer than the list's.
    if (!isFocused) setText(applied);
  }
  const type = (typed: string) => {
    setText(typed);
    applyLater(typed);
  };
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
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
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
                  edge="end"
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
