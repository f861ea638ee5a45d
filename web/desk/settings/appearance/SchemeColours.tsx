import { Box, Flex, Grid, VStack } from '@chakra-ui/react';
import type { DeskShopLookQuery } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { colours as theme } from '../../../theme/colours';
import { CheckBox } from '../../../ui/form/CheckBox';
import { TextField } from '../../../ui/form/TextField';
import { Icon } from '../../../ui/media/Icon';
import type { Colours, Scheme } from './useAppearanceDraft';

/** Where own colours begin: with those of the shop, dark ones with its lighter accent. */
const FIRST: Record<Scheme, Colours> = {
  light: {
    page: theme.bg.DEFAULT.value._light,
    ink: theme.fg.DEFAULT.value._light,
    accent: theme.brand.solid.value._light,
  },
  dark: {
    page: theme.bg.DEFAULT.value._dark,
    ink: theme.fg.DEFAULT.value._dark,
    accent: theme.brand.focusRing.value._dark,
  },
};

const WORDS: Record<Scheme, { own: Message; pages: Message }> = {
  light: { own: 'Custom colours on light pages', pages: 'Light pages' },
  dark: { own: 'Custom colours on dark pages', pages: 'Dark pages' },
};

const BOXES: { name: keyof Colours; label: Message }[] = [
  { name: 'page', label: 'Background' },
  { name: 'ink', label: 'Text' },
  { name: 'accent', label: 'Buttons and links' },
];

interface SchemeColoursProps {
  scheme: Scheme;
  /** Null: those that come with the shop. */
  colours: Colours | null;
  contrasts: DeskShopLookQuery['shopLook']['contrasts'];
  errorOf: (field: string) => string | null;
  onChange: (colours: Colours | null) => void;
}

/** The colours of light or of dark pages, each with how well it can be read while it is typed. */
export function SchemeColours({ scheme, colours, contrasts, errorOf, onChange }: SchemeColoursProps) {
  const words = WORDS[scheme];
  return (
    <Box as="fieldset" border="0" minW="0">
      <CheckBox checked={colours !== null} onChange={(isTicked) => onChange(isTicked ? FIRST[scheme] : null)}>
        {t(words.own)}
      </CheckBox>
      {colours && (
        <Grid gap="4" mt="2" templateColumns={{ sm: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
          {BOXES.map(({ name, label }) => {
            const field = `${scheme}.${name}`;
            const told = contrasts.find((contrast) => contrast.field === field);
            const set = (text: string) => onChange({ ...colours, [name]: text });
            return (
              <VStack key={name} align="stretch" gap="1">
                <TextField
                  label={t(label)}
                  name={field}
                  maxLength={7}
                  value={colours[name]}
                  onChange={set}
                  error={told?.complaint ?? errorOf(field)}
                  trailing={
                    <input
                      type="color"
                      aria-label={`${t(label)}, ${t(words.pages)}`}
                      value={/^#[0-9a-f]{6}$/i.test(colours[name]) ? colours[name].toLowerCase() : '#000000'}
                      onChange={({ currentTarget }) => set(currentTarget.value.toUpperCase())}
                      style={{ width: 36, height: 36, marginInlineEnd: 6, padding: 0, border: 0, background: 'none' }}
                    />
                  }
                />
                <Contrast told={told} />
              </VStack>
            );
          })}
        </Grid>
      )}
    </Box>
  );
}

function Contrast({ told }: { told: DeskShopLookQuery['shopLook']['contrasts'][number] | undefined }) {
  if (!told || told.complaint) return null;
  return (
    <Flex as="p" align="center" gap="1.5" fontSize="sm" color="fg.success" role="status">
      <Icon name="check" size={16} />
      {t('Contrast {ratio} to 1', { ratio: told.ratio })}
    </Flex>
  );
}
