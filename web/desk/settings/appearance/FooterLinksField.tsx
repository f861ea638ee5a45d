import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { t } from '../../../lib/messages';
import { newRequestKey } from '../../../lib/requestKey';
import { TextField } from '../../../ui/form/TextField';
import { Icon } from '../../../ui/media/Icon';
import { LineField } from './LineField';
import { type DraftLink, EMPTY_LINE } from './useAppearanceDraft';

/** How many links the footer has room for, as the graph counts. */
const MAX_LINKS = 6;

interface FooterLinksFieldProps {
  links: readonly DraftLink[];
  error: string | null;
  onChange: (links: readonly DraftLink[]) => void;
}

/** Ways in the footer of the owner's choice, a row to each. */
export function FooterLinksField({ links, error, onChange }: FooterLinksFieldProps) {
  const set = (key: string, part: Partial<DraftLink>) =>
    onChange(links.map((link) => (link.key === key ? { ...link, ...part } : link)));
  return (
    <Box as="fieldset" border="0" minW="0">
      <Text as="legend" fontWeight="semibold" fontSize="sm" mb="2">
        {t('Links in the footer')}
      </Text>
      <Grid gap="4">
        {links.map(({ key, label, url }, place) => (
          <Grid key={key} gap="3" templateColumns={{ md: '1fr 1fr 1fr' }} alignItems="end">
            <LineField
              label={t('Name')}
              name={`label-${place}`}
              maxLength={40}
              line={label}
              onChange={(line) => set(key, { label: line })}
            />
            <Box gridColumn={{ md: 'span 2' }}>
              <TextField
                label={t('Links to')}
                name={`url-${place}`}
                maxLength={300}
                value={url}
                onChange={(text) => set(key, { url: text })}
              />
            </Box>
            <Button
              variant="ghost"
              colorPalette="danger"
              size="lg"
              px="3"
              justifySelf="end"
              aria-label={t('Remove {name}', { name: label.en || t('the link') })}
              onClick={() => onChange(links.filter((link) => link.key !== key))}
            >
              <Icon name="trash" size={20} />
            </Button>
          </Grid>
        ))}
        {error && (
          <Text color="fg.error" fontSize="sm" role="alert">
            {error}
          </Text>
        )}
        {links.length < MAX_LINKS && (
          <Box>
            <Button
              variant="outline"
              onClick={() => onChange([...links, { key: newRequestKey(), label: EMPTY_LINE, url: '' }])}
            >
              <Icon name="plus" size={18} />
              {t('Add a link')}
            </Button>
          </Box>
        )}
      </Grid>
    </Box>
  );
}
