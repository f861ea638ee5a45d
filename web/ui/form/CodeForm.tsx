import { Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Message } from '../../lib/messages';
import { t } from '../../lib/messages';

/** What came of a code, in words. */
export interface CodeOutcome {
  isDone: boolean;
  message: string;
}

/** What a page can have the form do. */
export interface CodeFormHandle {
  /** Puts the focus into the box; what was said of the last code is gone. */
  begin(): void;
}

interface CodeFormProps {
  ref?: Ref<CodeFormHandle>;
  /** The name of the box. */
  label: Message;
  /** The words of the button. */
  action: Message;
  /** Under which the browser knows the box. */
  name: string;
  isBusy: boolean;
  onEnter: (code: string) => Promise<CodeOutcome>;
}

/**
 * A box for a code of letters and digits, with its button. What came of a code is said below it,
 * and read out; the focus stays in the box for the next.
 */
export function CodeForm({ ref, label, action, name, isBusy, onEnter }: CodeFormProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<CodeOutcome>({ isDone: true, message: '' });
  useImperativeHandle(ref, () => ({
    begin: () => {
      setSaid({ isDone: true, message: '' });
      box.current?.focus();
    },
  }));

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const outcome = await onEnter(code);
    setSaid(outcome);
    if (outcome.isDone) setCode('');
    box.current?.focus();
  };

  return (
    <form noValidate onSubmit={enter}>
      <Field.Root ids={{ helperText: `${id}-said` }} invalid={!said.isDone}>
        <Field.Label>{t(label)}</Field.Label>
        <Flex gap="2" w="full" wrap="wrap">
          <Input
            ref={box}
            name={name}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-describedby={`${id}-said`}
            flex="1 1 6rem"
          />
          <Button type="submit" variant="outline" h="12" aria-busy={isBusy || undefined}>
            {t(action)}
          </Button>
        </Flex>
        <Text id={`${id}-said`} role="status" textStyle="sm" color={said.isDone ? 'leaf.fg' : 'fg.error'}>
          {said.message}
        </Text>
      </Field.Root>
    </form>
  );
}
