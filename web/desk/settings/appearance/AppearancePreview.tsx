import { Box, chakra, Flex } from '@chakra-ui/react';
import type { DeskAppearanceQuery } from '../../../gql/graphql';
import { inLanguage, type Message, t } from '../../../lib/messages';
import { shopIcon } from '../../../lib/server-report';
import { colours as theme } from '../../../theme/colours';
import { SECTION_NAMES } from './HomeSectionsField';
import { type AppearanceDraft, type DraftLine, promisesOf, type Scheme } from './useAppearanceDraft';
import type { Look } from './useShopLook';

const PAGES: { scheme: Scheme; label: Message }[] = [
  { scheme: 'light', label: 'Light pages' },
  { scheme: 'dark', label: 'Dark pages' },
];

interface AppearancePreviewProps {
  shopName: string;
  kept: DeskAppearanceQuery['shopAppearance'];
  draft: AppearanceDraft;
  look: Look | undefined;
}

/** A small page of the shop, light and dark, in what is typed just now. */
export function AppearancePreview({ look, ...page }: AppearancePreviewProps) {
  return (
    <Box display="grid" gap="4">
      {PAGES.map(({ scheme, label }) => (
        <figure key={scheme}>
          <chakra.figcaption color="fg.muted" fontSize="sm" mb="1">
            {t(label)}
          </chakra.figcaption>
          <SmallPage {...page} colours={coloursOf(look, scheme)} look={look} />
        </figure>
      ))}
    </Box>
  );
}

type Colours = (name: string) => string;

/** The colours that would be, or those that come with the shop where none are chosen. */
function coloursOf(look: Look | undefined, scheme: Scheme): Colours {
  const chosen = new Map(look?.[scheme].map(({ name, value }) => [name, value]));
  return (name) => {
    const [group = '', part = 'DEFAULT'] = name.split('.');
    const groups = theme as unknown as Record<string, Record<string, { value: { _light: string; _dark: string } }>>;
    return chosen.get(name) ?? groups[group]?.[part]?.value[scheme === 'light' ? '_light' : '_dark'] ?? 'transparent';
  };
}

/** A line as the owner reads it. */
const said = (line: DraftLine) => inLanguage(line) || line.en;

function SmallPage({
  shopName,
  kept,
  draft,
  colours,
  look,
}: Omit<AppearancePreviewProps, 'look'> & { colours: Colours; look: Look | undefined }) {
  const { logo, iconUrl } = kept;
  return (
    <Box
      borderRadius="l2"
      overflow="hidden"
      border="1px solid"
      style={{
        background: colours('bg'),
        color: colours('fg'),
        borderColor: colours('border'),
        fontFamily: look?.bodyFamily,
      }}
    >
      <Flex align="center" gap="2" px="3" py="2.5" style={{ background: colours('bg.panel') }}>
        {logo ? (
          <img src={logo.url} alt="" style={{ height: 26, maxWidth: 150, objectFit: 'contain' }} />
        ) : (
          <>
            <img src={iconUrl ?? shopIcon()} alt="" width={24} height={24} />
            <b>{shopName}</b>
          </>
        )}
      </Flex>
      <Box px="3" py="3" display="grid" gap="2.5">
        <p style={{ fontFamily: look?.headingFamily, fontWeight: 700, fontSize: '1.05rem' }}>{said(draft.tagline)}</p>
        <p style={{ color: colours('fg.muted'), fontSize: '0.875rem' }}>
          {draft.homeSections.map((section) => t(SECTION_NAMES[section])).join(' · ')}
        </p>
        <Flex align="center" gap="3" wrap="wrap">
          <span
            style={{
              ...{ background: colours('brand.solid'), color: colours('brand.contrast') },
              ...{ padding: '0.4rem 0.9rem', borderRadius: 10, fontWeight: 600, fontSize: '0.875rem' },
            }}
          >
            {t('Add to cart')}
          </span>
          <span style={{ color: colours('brand.fg'), textDecoration: 'underline', fontSize: '0.875rem' }}>
            {t('About Us')}
          </span>
          <span
            style={{
              ...{ background: colours('brand.subtle'), color: colours('brand.fg') },
              ...{ padding: '0.15rem 0.6rem', borderRadius: 8, fontSize: '0.8rem' },
            }}
          >
            12 %
          </span>
        </Flex>
      </Box>
      <Box px="3" py="2" fontSize="xs" style={{ background: colours('bg.muted'), color: colours('fg.muted') }}>
        {[...promisesOf(draft).map(said), ...draft.footerLinks.map(({ label }) => said(label))].join(' · ')}
      </Box>
    </Box>
  );
}
