import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { fillForm, fillUntouched, readForm, type FormContent } from './formContent';
import type { FormDraft } from './FormDrafts';
import type { SendOutcome } from './sendOutcome';

interface ContractFormOptions<Values extends FormContent> {
  /** The contract's schema, which is the form's only validation. */
  schema: v.GenericSchema<Values, Values>;
  /** The values after a successful submission. The keys are the names of the fields. */
  empty: Values;
  /** Initial values if there is no draft. */
  initial?: Values | undefined;
  draft: FormDraft;
  /** Sends the validated values. Must not throw. */
  send: (values: Values) => Promise<SendOutcome>;
}

/** The first error of each field, and one for the whole form. */
interface Problems {
  fields: Readonly<Record<string, string>>;
  form?: string | undefined;
}

const noProblems: Problems = { fields: {} };

/** Focuses the form's first invalid field, or its submit button if no field is invalid. */
function focusAfterFailure(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // In a group of choices, the chosen one takes the focus.
  const target =
    wrong?.querySelector<HTMLElement>(':checked') ??
    wrong ??
    form?.querySelector<HTMLElement>('[type="submit"]');
  target?.focus();
}

function toProblems(issues: readonly v.BaseIssue<unknown>[]): Problems {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path?.[0]?.key)] ??= message;
  return { fields };
}

function rejectedBy({ fieldErrors = {}, formError }: SendOutcome & { kind: 'failed' }): Problems {
  const first = Object.entries(fieldErrors).flatMap(([name, found]) => {
    const [message] = [found].flat();
    return message === undefined ? [] : [[name, message] as const];
  });
  return { fields: Object.fromEntries(first), form: formError };
}

/** Tracks the entered values. At first, fills the form except for fields that the visitor has already filled in. */
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

/** Calls `onOutcome` with the outcome of a submission that an earlier form started. */
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
 * A form with native, uncontrolled fields, which keep text typed before hydration. The contract's schema validates it
 * on submit.
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

  // Waits until the fields are enabled again, because a disabled field cannot take the focus.
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
    if (!checked.success) return fail(toProblems(checked.issues));
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

  function enter(name: string, text: string) {
    const control = form.current?.elements.namedItem(name);
    if (!form.current || !(control instanceof HTMLElement)) return;
    fillForm(form.current, { [name]: text });
    edited(name);
    control.focus();
  }

  type Name = keyof Values & string;

  /** Props for a control without a label. */
  const control = (name: Name) => ({ name, onChange: () => edited(name) });

  return {
    control,
    /** Props for a labeled field, including its error. */
    field: (name: Name) => ({ ...control(name), error: problems.fields[name] }),
    /** If `correct` can make the rejected text valid, returns the correction and a function that enters it. */
    correction: (name: Name, correct: (text: string) => string | null) => {
      const text = problems.fields[name] ? correct(String(content[name])) : null;
      return text === null ? undefined : { text, onUse: () => enter(name, text) };
    },
    /** The entered values. */
    content,
    busy,
    formError: problems.form,
    /** The number of times that the form was sent since it mounted. */
    sends,
    /**
     * Props for the `form` element. Outside a dialog element, the method `dialog` does nothing, so that submitting
     * before hydration does not reload the page.
     */
    formProps: { ref: form, method: 'dialog', noValidate: true, onSubmit },
  };
}
