import { Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from '../../lib/messages';
import { useAddGiftCard } from './useAddGiftCard';

/**
 * Where the code of a gift card is entered. What came of it is said below its box, and read out.
 */
export function GiftCardForm() {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState({ isError: false, message: '' });
  const { addCard, isBusy } = useAddGiftCard();

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { isDone, message } = await addCard(code);
    setSaid({ isError: !isDone, message });
    if (isDone) setCode('');
    box.current?.focus();
  };

  return (
    <form noValidate onSubmit={enter}>
      <Field.Root ids={{ helperText: `${id}-said` }} invalid={said.isError}>
        <Field.Label>{t('Gift card code')}</Field.Label>
        <Flex gap="2" w="full">
          <Input
            ref={box}
            name="giftCard"
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-describedby={`${id}-said`}
            minW="0"
          />
          <Button type="submit" variant="outline" h="12" aria-busy={isBusy || undefined}>
            {t('Add gift card')}
          </Button>
        </Flex>
        <Text id={`${id}-said`} role="status" textStyle="sm" color={said.isError ? 'fg.error' : 'leaf.fg'}>
          {said.message}
        </Text>
      </Field.Root>
    </form>
  );
}
