import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** What came of sending. `fieldErrors` are the server's messages per wire field. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: Record<string, string[]>; formError?: string };

interface ContractFormOptions<Values extends FieldValues> {
  /** The form's one schema: the only rule there is. */
  schema: GenericSchema<Values, Values>;
  /** What the form holds after it was sent. */
  empty: Values;
  /**
   * What it holds at first. Leave it out where the server has rendered the form (its fields are then empty):
   * what was typed before hydration is read from the fields.
   */
  initial?: Values | undefined;
  /** Sends what the schema made of the fields. Must not throw. */
  send: (values: Values) => Promise<SendOutcome>;
  /** What an earlier form in this place sent and is still out: this one is busy with it as with its own. */
  pending?: Promise<SendOutcome> | undefined;
  /** Hears of every edit. */
  onEdited?: (values: Values) => void;
}

type Phase = 'editing' | 'sending' | 'failed';

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

/**
 * A form of specification 5: checked on submit by its contract schema, the first wrong field focused, an error gone as
 * soon as its field is edited, sent once however often it is pressed. The fields stay native and uncontrolled.
 */
export function useContractForm<Values extends FieldValues>(options: ContractFormOptions<Values>) {
  const { schema, empty, initial, send, pending, onEdited } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: valibotResolver<Values, unknown, Values>(schema),
    // DefaultValues is a deep partial that TypeScript can't see a generic's own values in.
    defaultValues: initial as DefaultValues<Values> | undefined,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const [phase, setPhase] = useState<Phase>(pending ? 'sending' : 'editing');
  const underWay = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);

  // After the fields are enabled again: a disabled field takes no focus.
  useEffect(() => {
    if (phase === 'failed') focusAfterFailure(formRef.current);
  }, [phase]);

  function isField(name: string): name is Path<Values> {
    return Object.hasOwn(empty, name);
  }

  function showErrors({
    fieldErrors = {},
    formError,
  }: Omit<SendOutcome & { kind: 'failed' }, 'kind'>) {
    for (const [name, [message]] of Object.entries(fieldErrors)) {
      if (message !== undefined && isField(name)) form.setError(name, { type: 'server', message });
    }
    if (formError !== undefined) form.setError('root.send', { message: formError });
  }

  function finish(outcome: SendOutcome) {
    if (outcome.kind === 'sent') {
      form.reset(empty);
      setPhase('editing');
    } else {
      showErrors(outcome);
      setPhase('failed');
    }
  }

  async function sendChecked(values: Values) {
    setPhase('sending');
    finish(await send(values));
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

  async function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (underWay.current || phase === 'sending') return;
    underWay.current = true;
    try {
      await form.handleSubmit(sendChecked)(event);
    } finally {
      underWay.current = false;
    }
  }

  /** What a bare control needs: its name, events and ref. */
  function control(name: Path<Values>) {
    return form.register(name, {
      onChange: () => {
        form.clearErrors(name);
        onEdited?.(form.getValues());
      },
    });
  }

  /** What a labelled field needs: a control's, and what is wrong with it. */
  function field(name: Path<Values>) {
    return { ...control(name), error: form.getFieldState(name, form.formState).error?.message };
  }

  return {
    control,
    field,
    busy: phase === 'sending',
    /** What is wrong with the form as a whole. */
    formError: form.formState.errors.root?.['send']?.message,
    /** For the `form` element. `dialog` outside a dialog element does nothing: no reload before hydration. */
    formProps: { ref: formRef, method: 'dialog', noValidate: true, onSubmit: handleSubmit },
  };
}
