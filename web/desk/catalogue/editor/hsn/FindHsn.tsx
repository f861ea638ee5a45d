import { Box, Button, chakra, Field, Heading, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { t } from '../../../../lib/messages';
import { DialogActions, dialogSheet } from '../../../../ui/feedback/dialogSheet';
import { LoadFailed } from '../../../../ui/feedback/LoadFailed';
import { Overlay } from '../../../../ui/feedback/Overlay';
import { Waiting } from '../../../../ui/feedback/Waiting';
import { Icon } from '../../../../ui/media/Icon';

/** So many headings are shown; who does not see theirs writes a further word. */
const MAX_SHOWN = 30;

type Find = typeof import('./hsnHeadings').findHsn;

interface FindHsnProps {
  /** What is looked for at first: the name of the product by then. */
  textOf: () => string;
  onChoose: (code: string) => void;
}

/** A button, and the list of HSN headings to look through by words that it leads to. */
export function FindHsn({ textOf, onChoose }: FindHsnProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" justifySelf="start" onClick={() => setOpen(true)}>
        <Icon name="search" size={18} />
        {t('Find the HSN code')}
      </Button>
      {isOpen && <FindHsnDialog textOf={textOf} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}

function FindHsnDialog({ textOf, onChoose, onClose }: FindHsnProps & { onClose: () => void }) {
  const [words, setWords] = useState(() => lastWordOf(textOf()));
  const { find, hasFailed, load } = useHeadings();
  const found = find?.(words) ?? [];
  return (
    <Overlay kind="dialog" labelledBy="hsn-title" onClose={onClose}>
      {(close) => (
        <Box {...dialogSheet}>
          <Heading size="lg" id="hsn-title">
            {t('Find the HSN code')}
          </Heading>
          <Field.Root>
            <Field.Label>{t('What kind of goods')}</Field.Label>
            <Input
              type="search"
              value={words}
              maxLength={60}
              placeholder={t('Such as dal, soap or notebook')}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <Field.HelperText>
              {t('Headings of the Customs Tariff Act, 1975, in English; Hindi words in Latin letters find them too.')}
            </Field.HelperText>
          </Field.Root>
          {hasFailed && <LoadFailed message={t('We could not load the HSN codes.')} onRetry={load} />}
          {!find && !hasFailed && (
            <Waiting label={t('Loading the HSN codes')}>
              <Stack gap="3">
                <Skeleton h="8" />
                <Skeleton h="8" />
                <Skeleton h="8" />
              </Stack>
            </Waiting>
          )}
          {find && (
            <Text role="status" fontSize="sm" color="fg.muted">
              {countInWords(words, found.length)}
            </Text>
          )}
          {found.length > 0 && (
            <chakra.ul aria-label={t('HSN codes')} listStyleType="none" maxH="45dvh" overflowY="auto" mx="-2">
              {found.slice(0, MAX_SHOWN).map(({ code, holds }) => (
                <li key={code}>
                  <Button
                    variant="ghost"
                    w="full"
                    h="auto"
                    minH="11"
                    px="2"
                    py="1.5"
                    justifyContent="start"
                    gap="3"
                    textAlign="start"
                    whiteSpace="normal"
                    fontWeight="normal"
                    _focusVisible={{ outlineOffset: '-2px' }}
                    onClick={() => {
                      onChoose(code);
                      close();
                    }}
                  >
                    <b>{code}</b>
                    <span lang="en">{holds}</span>
                  </Button>
                </li>
              ))}
            </chakra.ul>
          )}
          <DialogActions>
            <Button variant="outline" size="lg" onClick={close}>
              {t('Leave it')}
            </Button>
          </DialogActions>
        </Box>
      )}
    </Overlay>
  );
}

function countInWords(words: string, count: number): string {
  if (!words.trim()) return t('Write what it is.');
  if (count === 0) return t('No heading has these words. Try another word, or fewer.');
  if (count > MAX_SHOWN) return t('{count} headings: write a further word.', { count });
  return count === 1 ? t('1 heading') : t('{count} headings', { count });
}

/** The list comes once it is looked through. */
function useHeadings() {
  const [find, setFind] = useState<Find | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import('./hsnHeadings').then(
      ({ findHsn }) => setFind(() => findHsn),
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  return { find, hasFailed, load };
}

/** What a product is stands at the end of its name: Toor Dal, Basmati Rice. */
function lastWordOf(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? '';
}
