import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { t } from '../lib/messages';
import { CloseButton } from '../ui/feedback/CloseButton';
import { CodeForm, type CodeFormHandle } from '../ui/form/CodeForm';
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
  const form = useRef<CodeFormHandle>(null);
  const { applyCode, removeCode, isBusy } = useCartCodes();
  const takeOut = async (entered: string) => {
    await removeCode(entered);
    form.current?.begin();
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
      <CodeForm ref={form} label="Have a code?" action="Apply" name="code" isBusy={isBusy} onEnter={applyCode} />
    </Stack>
  );
}
