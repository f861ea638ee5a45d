import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { Icon } from '../../ui/media/Icon';

interface SnippetProps {
  /** What it is, above it. */
  label: string;
  /** What is copied. */
  code: string;
}

/** Something to paste elsewhere, with a button that copies it. */
export function Snippet({ label, code }: SnippetProps) {
  const alert = useAlert();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      alert.error(t('This browser does not let us copy: select it and copy it by hand.'));
    }
  };
  return (
    <Grid gap="1.5" minW="0">
      <Flex align="center" justify="space-between" gap="3">
        <Text fontSize="sm" fontWeight="semibold">
          {label}
        </Text>
        <Button size="sm" variant="outline" aria-label={t('Copy: {label}', { label })} onClick={() => void copy()}>
          {isCopied && <Icon name="check" size={18} />}
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
      </Flex>
      <chakra.pre
        p="3"
        bg="bg.subtle"
        border="1px solid {colors.border}"
        borderRadius="l2"
        fontFamily="mono"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lang="en"
      >
        {code}
      </chakra.pre>
    </Grid>
  );
}
