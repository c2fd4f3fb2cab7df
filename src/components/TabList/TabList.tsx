import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  background: theme.palette.surface.sunken,
  border: `1px solid ${theme.palette.surface.line}`,
  borderRadius: theme.radii.medium,
}));

const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: theme.layout.target,
  padding: theme.spacing(1, 3),
  color: theme.palette.text.secondary,
  background: 'none',
  border: 0,
  borderRadius: theme.radii.small,
  cursor: 'pointer',
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.palette.primary.contrastText,
    background: theme.palette.primary.main,
  },
}));

export interface TabItem<Key extends string> {
  key: Key;
  title: string;
}

interface TabListProps<Key extends string> {
  tabs: readonly TabItem<Key>[];
  chosen: Key;
  onChosen: (key: Key) => void;
  /** What the tabs are for, for screen readers. */
  label: string;
  /** The chosen tab's panel. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as screen readers know them: one stop for Tab, arrow keys between them. */
export function TabList<Key extends string>({
  tabs,
  chosen,
  onChosen,
  label,
  children,
}: TabListProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = tabs.findIndex((tab) => tab.key === chosen) + step + tabs.length;
    const next = tabs[place % tabs.length];
    if (!next) return;
    onChosen(next.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place % tabs.length]?.focus();
  };

  return (
    <>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChosen(key)}
          >
            {title}
          </Tab>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
