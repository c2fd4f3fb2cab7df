import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { fillForm, fillUntouched, readForm, type FormContent } from './formContent';
import type { FormDraft } from './FormDrafts';
import type { SendOutcome } from './sendOutcome';

interface ContractFormOptions<Values extends FormContent> {
  /** The form's contract schema. It is the only validation. */
  schema: GenericSchema<Values, Values>;
  /** Content after a successful submission. The keys are the names of the form's fields. */
  empty: Values;
  /**
   * Initial content if there is no draft. Omit it for a form that the server renders (with empty
   * fields), so that text typed before hydration stays.
   */
  initial?: Values | undefined;
  /** Keeps unsent text and a pending submission while the form is unmounted. */
  draft: FormDraft;
  /** Sends the validated values. Must not throw. */
  send: (values: Values) => Promise<SendOutcome>;
}

/** The first error message of each field, and one for the whole form. */
interface Problems {
  fields: Readonly<Record<string, string>>;
  form?: string | undefined;
}

const noProblems: Problems = { fields: {} };

/** Focuses the first invalid field in page order or, if there is none, the button. */
function focusAfterFailure(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // The selected choice takes the focus in a group of choices.
  const target =
    wrong?.querySelector<HTMLElement>(':checked') ??
    wrong ??
    form?.querySelector<HTMLElement>('[type="submit"]');
  target?.focus();
}

/** Returns the schema's first message per field. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problems {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path?.[0]?.key)] ??= message;
  return { fields };
}

/** Returns the server's first message per field of the form. */
function rejectedBy({ fieldErrors = {}, formError }: SendOutcome & { kind: 'failed' }): Problems {
  const first = Object.entries(fieldErrors).flatMap(([name, found]) => {
    const [message] = [found].flat();
    return message === undefined ? [] : [[name, message] as const];
  });
  return { fields: Object.fromEntries(first), form: formError };
}

/**
 * Tracks the entered content. Initially, the content fills the form, except fields that the visitor
 * filled in earlier.
 */
function useContent<Values extends FormContent>(
  form: React.RefObject<HTMLFormElement | null>,
  empty: Values,
  first: FormContent | undefined,
) {
  const [content, setContent] = useState(empty);
  const read = useEffectEvent(() => {
    if (form.current) setContent(readForm(form.current, empty));
  });
  useLayoutEffect(() => {
    if (first && form.current) fillUntouched(form.current, first);
    // oxlint-disable-next-line react/set-state-in-effect -- only the fields know what was typed before hydration
    read();
  }, [form, first]);
  return [content, setContent] as const;
}

/** Reports the outcome of an earlier form's submission to the form that is visible now. */
function useOutcome(
  pending: Promise<SendOutcome> | undefined,
  onOutcome: (outcome: SendOutcome) => void,
) {
  const report = useEffectEvent(onOutcome);
  useEffect(() => {
    if (!pending) return;
    let isLeft = false;
    void pending.then((outcome) => {
      if (!isLeft) report(outcome);
    });
    return () => {
      isLeft = true;
    };
  }, [pending]);
}

/**
 * A form that its contract schema validates on submit. A failure focuses the first invalid field.
 * Editing a field clears its error, and repeated presses submit once. The fields are native and
 * uncontrolled, so that text typed before hydration is kept.
 */
export function useContractForm<Values extends FormContent>(options: ContractFormOptions<Values>) {
  const { schema, empty, initial, draft, send } = options;
  const { pending } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const [busy, setBusy] = useState(pending !== undefined);
  const [failures, setFailures] = useState(0);
  const [sends, setSends] = useState(0);
  const underWay = useRef(false);

  const [first] = useState(draft.initial ?? initial);
  const [content, setContent] = useContent(form, empty, first);

  // Runs after the fields are enabled again, because a disabled field cannot take the focus.
  useEffect(() => {
    if (failures > 0) focusAfterFailure(form.current);
  }, [failures]);

  function fail(found: Problems) {
    setProblems(found);
    setFailures((before) => before + 1);
  }

  function finish(outcome: SendOutcome) {
    setBusy(false);
    if (outcome.kind === 'failed') fail(rejectedBy(outcome));
    else {
      if (form.current) fillForm(form.current, empty);
      setContent(empty);
      setSends((before) => before + 1);
    }
  }

  async function checkAndSend(element: HTMLFormElement) {
    const checked = v.safeParse(schema, readForm(element, empty));
    if (!checked.success) return fail(problemsOf(checked.issues));
    setProblems(noProblems);
    setBusy(true);
    const sending = send(checked.output);
    draft.track(sending);
    finish(await sending);
  }

  useOutcome(pending, finish);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current || busy) return;
    underWay.current = true;
    try {
      await checkAndSend(event.currentTarget);
    } finally {
      underWay.current = false;
    }
  }

  function edited(name: string) {
    setProblems(({ fields: { [name]: _removed, ...fields }, ...rest }) => ({ ...rest, fields }));
    if (!form.current) return;
    const changed = readForm(form.current, empty);
    setContent(changed);
    draft.keep(changed);
  }

  /** Replaces a rejected text. */
  function enter(name: string, text: string) {
    const control = form.current?.elements.namedItem(name);
    if (!form.current || !(control instanceof HTMLElement)) return;
    fillForm(form.current, { [name]: text });
    edited(name);
    control.focus();
  }

  type Name = keyof Values & string;

  /** Props of an unlabeled control. */
  const control = (name: Name) => ({ name, onChange: () => edited(name) });

  return {
    control,
    /** Props of a labeled field. They are the control's props and the error. */
    field: (name: Name) => ({ ...control(name), error: problems.fields[name] }),
    /**
     * For a rejected text that `correct` can make valid, returns the corrected text and a function
     * that enters it.
     */
    correction: (name: Name, correct: (text: string) => string | null) => {
      const text = problems.fields[name] ? correct(String(content[name])) : null;
      return text === null ? undefined : { text, onUse: () => enter(name, text) };
    },
    /** The entered values, on which hints depend. */
    content,
    busy,
    /** Error message of the whole form. */
    formError: problems.form,
    /** The number of times the form has been sent since it mounted. */
    sends,
    /**
     * Props of the `form` element. Outside a dialog element, the method `dialog` does nothing, so
     * that the page does not reload before hydration.
     */
    formProps: { ref: form, method: 'dialog', noValidate: true, onSubmit },
  };
}
