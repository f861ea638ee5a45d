import { Box, Button, chakra, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/messages';
import { CAMERA } from '../../../ui/media/drawings';
import { Icon } from '../../../ui/media/Icon';
import { hasCamera } from '../../../ui/scan/barcodeReader';
import { CameraScan } from '../../../ui/scan/CameraScan';

/** What came of a scan. */
export interface ScanOutcome {
  words: string;
  isWrong: boolean;
}

interface ScanBoxProps {
  /** Called with what was scanned or typed, without blanks around it; answers what to say of it. */
  onScan: (sku: string) => ScanOutcome | null | Promise<ScanOutcome | null>;
}

/**
 * The box that a bar code reader types into, which has the focus from the start and keeps it, and
 * what came of the last scan. Scans that come faster than they are answered wait for their turn.
 * Where there may be a camera, that does the same.
 */
export function ScanBox({ onScan }: ScanBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const [sku, setSku] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const take = (text: string) => {
    const scanned = text.trim();
    if (!scanned) return;
    before.current = before.current.then(async () => setOutcome(await onScan(scanned)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSku('');
    take(sku);
  };
  return (
    <>
      <chakra.form
        display={{ base: 'flex', _print: 'none' }}
        flexWrap="wrap"
        alignItems="flex-end"
        rowGap="3"
        columnGap="5"
        mb="5"
        onSubmit={submit}
      >
        <Flex flex="1 1 20rem" maxW="28rem" align="flex-end" gap="2">
          <Field.Root flex="1" minW="0">
            <Field.Label>{t('Scan or type a SKU')}</Field.Label>
            <Input
              ref={box}
              data-arrival
              value={sku}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={({ currentTarget }) => setSku(currentTarget.value)}
            />
          </Field.Root>
          {hasCamera() && (
            <Button
              variant="outline"
              size="lg"
              aria-pressed={isLooking}
              aria-label={t('Scan with the camera')}
              title={t('Scan with the camera')}
              onClick={() => setLooking(!isLooking)}
            >
              <Icon name={CAMERA} size={20} />
            </Button>
          )}
        </Flex>
        <Text
          display="flex"
          alignItems="center"
          minH="12"
          fontWeight="semibold"
          color={outcome?.isWrong ? 'fg.error' : 'fg.success'}
          role="status"
        >
          {outcome?.words}
        </Text>
      </chakra.form>
      {isLooking && (
        <Box mb="5">
          <CameraScan onScan={take} />
        </Box>
      )}
    </>
  );
}
