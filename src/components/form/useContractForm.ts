import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { fillForm, readForm } from './formContent';
import type { FormContent } from './formContent';
import type { FormDraft } from './FormDrafts';
import type { SendOutcome } from './sendOutcome';

interface ContractFormOptions<Values extends FormContent> {
  /** The form's one schema: the only rule there is. */
  schema: GenericSchema<Values, Values>;
  /** What the form holds after it was sent. Its keys are the form's fields. */
  empty: Values;
  /**
   * What it holds at first, where no draft was kept. Leave it out where the server has rendered the form (its
   * fields are then empty): what was typed before hydration stays in the fields.
   */
  initial?: Values | undefined;
  /** Keeps what is typed and not yet sent, and what is being sent, while the form is away. */
  draft: FormDraft;
  /** Sends what the schema made of the fields. Must not throw. */
  send: (values: Values) => Promise<SendOutcome>;
}

/** What is wrong: the first message per field, and one about the form as a whole. */
interface Problems {
  fields: Readonly<Record<string, string>>;
  form?: string | undefined;
}

const noProblems: Problems = { fields: {} };

/** Puts the focus on the first wrong field, in the order of the page; without one, back on the button. */
function focusAfterFailure(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of choices is wrong as a whole, and its chosen one takes the focus.
  const target =
    wrong?.querySelector<HTMLElement>(':checked') ??
    wrong ??
    form?.querySelector<HTMLElement>('[type="submit"]');
  target?.focus();
}

/** The schema's first message per field. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problems {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path?.[0]?.key)] ??= message;
  return { fields };
}

/** The server's first message per field of the form. */
function refusedBy({ fieldErrors = {}, formError }: SendOutcome & { kind: 'failed' }): Problems {
  const first = Object.entries(fieldErrors).flatMap(([name, found]) => {
    const [message] = [found].flat();
    return message === undefined ? [] : [[name, message] as const];
  });
  return { fields: Object.fromEntries(first), form: formError };
}

/**
 * A form: checked on submit by its contract schema, the first wrong field focused, an error gone as
 * soon as its field is edited, sent once however often it is pressed. The fields are native and keep their own values,
 * so that what was typed before hydration is theirs too.
 */
export function useContractForm<Values extends FormContent>(options: ContractFormOptions<Values>) {
  const { schema, empty, initial, draft, send } = options;
  const { pending } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const [busy, setBusy] = useState(pending !== undefined);
  const [failures, setFailures] = useState(0);
  const underWay = useRef(false);

  const [first] = useState(draft.initial ?? initial);
  useLayoutEffect(() => {
    if (first && form.current) fillForm(form.current, first);
  }, [first]);

  // After the fields are enabled again: a disabled field takes no focus.
  useEffect(() => {
    if (failures > 0) focusAfterFailure(form.current);
  }, [failures]);

  function fail(found: Problems) {
    setProblems(found);
    setFailures((before) => before + 1);
  }

  function finish(outcome: SendOutcome) {
    setBusy(false);
    if (outcome.kind === 'failed') fail(refusedBy(outcome));
    else if (form.current) fillForm(form.current, empty);
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

  const finishPending = useEffectEvent(finish);
  useEffect(() => {
    if (!pending) return;
    let isLeft = false;
    void pending.then((outcome) => {
      if (!isLeft) finishPending(outcome);
    });
    return () => {
      isLeft = true;
    };
  }, [pending]);

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
    setProblems(({ fields: { [name]: _mended, ...fields }, ...rest }) => ({ ...rest, fields }));
    if (form.current) draft.keep(readForm(form.current, empty));
  }

  type Name = keyof Values & string;

  /** What a bare control needs: its name, and to be heard. */
  const control = (name: Name) => ({ name, onChange: () => edited(name) });

  return {
    control,
    /** What a labelled field needs: a control's, and what is wrong with it. */
    field: (name: Name) => ({ ...control(name), error: problems.fields[name] }),
    busy,
    /** What is wrong with the form as a whole. */
    formError: problems.form,
    /** For the `form` element. `dialog` outside a dialog element does nothing: no reload before hydration. */
    formProps: { ref: form, method: 'dialog', noValidate: true, onSubmit },
  };
}
