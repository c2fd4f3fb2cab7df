import { useState } from 'react';
// oxlint-disable-next-line no-restricted-imports -- The office has it already, from react-admin.
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
// oxlint-disable-next-line no-restricted-imports -- The office has it already, from react-admin.
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { useSearch, type Found } from './useSearch';

/** A dialog that searches the office. Enter opens the highlighted result. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { found, isBusy, problem } = useSearch(typed);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Search' } }}
      // At the top of the window, to leave space for the results.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Found>
        open
        // Waits for all results, because late ones would change the highlighted result before a person presses Enter.
        options={isBusy ? [] : found}
        filterOptions={(options) => options}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ to }) => to}
        renderOption={({ key, ...props }, { group, label, detail }) => (
          <li key={key} {...props}>
            <span>
              {label}
              <Typography variant="body2" color="textSecondary">
                {[group, detail].filter(Boolean).join(' · ')}
              </Typography>
            </span>
          </li>
        )}
        autoHighlight
        disablePortal
        loading={isBusy}
        noOptionsText={
          problem === undefined ? 'Nothing found.' : <span role="alert">{problem}</span>
        }
        popupIcon={null}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_event, chosen) => {
          if (!chosen) return;
          onClose();
          void navigate(chosen.to);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        slotProps={{
          popper: {
            // Makes the results as wide as the dialog instead of the field.
            sx: {
              position: 'static !important',
              transform: 'none !important',
              width: '100% !important',
            },
          },
          listbox: { sx: { maxHeight: '60vh' } },
          paper: { variant: 'elevation' },
        }}
        sx={{ p: 2 }}
        renderInput={(params) => (
          <TextField
            {...params}
            // The dialog is for typing.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            hiddenLabel
            placeholder="Trucks, drivers, reports, leads, pages"
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Search' },
            }}
          />
        )}
      />
    </Dialog>
  );
}
