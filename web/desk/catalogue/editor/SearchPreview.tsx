import { Box, Text } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { t } from '../../../lib/messages';
import { paths } from '../../../lib/paths';
import { type ProductForm, useShown } from './productForm';

/** What search engines show at most, about; they cut what is longer. In characters. */
const TITLE_SHOWN = 60;
const TEXT_SHOWN = 160;

interface SearchPreviewProps {
  form: ProductForm;
  shopName: string;
  /** Null for a product that has no address yet. */
  id: string | null;
}

/**
 * How a search engine is likely to show the product: its title, its address and what it says. While
 * one types quickly it may be a few keys behind.
 */
export function SearchPreview({ form, shopName, id }: SearchPreviewProps) {
  const name = useDeferredValue(useShown(form, () => form.textOf('name')));
  const description = useDeferredValue(useShown(form, () => form.textOf('description')));
  const title = `${name || t('Name of the product')} | ${shopName}`;
  const text = description.replaceAll(/\s+/g, ' ').trim();
  const address = id ? paths.product(id) : `${paths.product('')}…`;
  const advice = adviceFor(title, text);
  return (
    <>
      <Box overflowWrap="anywhere" lang="en">
        <Text fontSize="sm" color="fg.muted">
          {window.location.host + address}
        </Text>
        <Text fontSize="lg" fontWeight="medium" color="brand.fg">
          {cut(title, TITLE_SHOWN)}
        </Text>
        <Text fontSize="sm">{cut(text, TEXT_SHOWN) || t('The description stands here.')}</Text>
      </Box>
      {advice && (
        <Text fontSize="sm" color="fg.muted">
          {advice}
        </Text>
      )}
    </>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function adviceFor(title: string, text: string): string | null {
  if (title.length > TITLE_SHOWN) return t('The name is cut here: put what matters first.');
  if (!text) return t('Two sentences about it help people to find it.');
  return text.length > TEXT_SHOWN ? t('Only the start is shown: say there what it is good for.') : null;
}
