import { type FormEvent, useState } from 'react';
import { useAlert } from '../feedback/AlertBar';
import type { Outcome, Problem } from '../feedback/useReport';
import { focusField } from './formFocus';

/** How sending a form ended: what of it is wrong, or what came of it. */
type Sent = Problem | Outcome<unknown>;

/**
 * A form of text boxes, which is sent once at a time. What is wrong stops it: an alert, the same
 * words under the box at fault until it is changed, and the focus in it; what was typed stays. What
 * has come of it is said in the alert bar too.
 *
 * @param first what each box holds at first, by its name
 * @param send takes what was typed, and the form; answers how it ended
 * @param onDone called with what was typed, once it is done
 * @param resume the box that has the focus after a refusal for which no box is at fault
 * @returns `onSubmit`, `isBusy`; `box`, the props that a field takes of its name; `fill`, which
 *   replaces some of what is typed; and `problem`, for what is no text box
 */
export function useForm<Name extends string>(
  first: Record<Name, string>,
  send: (entries: Record<Name, string>, form: HTMLFormElement) => Sent | Promise<Sent>,
  { onDone, resume }: { onDone?: (entries: Record<Name, string>) => void; resume?: NoInfer<Name> } = {},
) {
  const alert = useAlert();
  const [entries, setEntries] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fill = (some: Partial<Record<Name, string>>) => setEntries((before) => ({ ...before, ...some }));

  const end = (form: HTMLFormElement, sent: Sent) => {
    const isDone = 'isDone' in sent && sent.isDone;
    setProblem(isDone ? null : sent);
    if (isDone) {
      alert.success(sent.message);
      onDone?.(entries);
    } else {
      alert.error(sent.message);
      focusField(form, sent.field ?? resume ?? '');
    }
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const sent = send(entries, form);
    // What was not sent at all is told at once.
    if (!(sent instanceof Promise)) return end(form, sent);
    setBusy(true);
    const outcome = await sent;
    setBusy(false);
    end(form, outcome);
  };
  const box = (name: Name) => ({
    name,
    value: entries[name],
    onChange: (value: string) => {
      fill({ [name]: value } as Partial<Record<Name, string>>);
      setProblem((before) => (before?.field === name ? null : before));
    },
    error: problem?.field === name ? problem.message : null,
  });
  return { onSubmit, isBusy, box, fill, problem };
}
