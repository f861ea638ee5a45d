import { Box, Button, chakra, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from '../lib/messages';
import { CloseButton } from '../ui/feedback/CloseButton';
import { useCartCodes } from './useCartCodes';

interface CartCodesProps {
  /** The codes that were entered, whether they hold or not. */
  codes: readonly string[];
  /** What is missing for offers, in sentences, those of codes first. */
  hints: readonly { title: string; code: string | null; text: string }[];
}

/**
 * Where a code is entered, with the codes that were, each to be taken out again, and what is
 * missing for offers. What came of a code is said below its box, and read out.
 */
export function CartCodes({ codes, hints }: CartCodesProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState({ isError: false, message: '' });
  const { applyCode, removeCode, isBusy } = useCartCodes();

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { isDone, message } = await applyCode(code);
    setSaid({ isError: !isDone, message });
    if (isDone) setCode('');
    else box.current?.focus();
  };
  const takeOut = async (entered: string) => {
    setSaid({ isError: false, message: '' });
    await removeCode(entered);
    box.current?.focus();
  };

  return (
    <Stack gap="3" textStyle="sm">
      {hints.length > 0 && (
        <Box as="section" aria-labelledby={`${id}-hints`} bg="bg.subtle" borderRadius="l2" p="3">
          <Text fontWeight="semibold" id={`${id}-hints`}>
            {t('Offers for you')}
          </Text>
          <chakra.ul mt="1" display="grid" gap="1">
            {hints.map(({ title, text, code: entered }) => (
              <li key={`${title}${entered}`}>
                {entered && <b>{entered}: </b>}
                {text}
              </li>
            ))}
          </chakra.ul>
        </Box>
      )}
      {codes.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="2" aria-label={t('Codes of this cart')}>
          {codes.map((entered) => (
            <Flex
              as="li"
              key={entered}
              align="center"
              border="1px dashed {colors.border.control}"
              borderRadius="l2"
              ps="3"
            >
              <b>{entered}</b>
              <CloseButton
                aria-label={t('Take out the code {code}', { code: entered })}
                size="sm"
                onClick={() => takeOut(entered)}
              />
            </Flex>
          ))}
        </Flex>
      )}
      <form noValidate onSubmit={enter}>
        <Field.Root ids={{ helperText: `${id}-said` }} invalid={said.isError}>
          <Field.Label>{t('Have a code?')}</Field.Label>
          <Flex gap="2" w="full">
            <Input
              ref={box}
              name="code"
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
              {t('Apply')}
            </Button>
          </Flex>
          <Text id={`${id}-said`} role="status" color={said.isError ? 'fg.error' : 'leaf.fg'}>
            {said.message}
          </Text>
        </Field.Root>
      </form>
    </Stack>
  );
}
