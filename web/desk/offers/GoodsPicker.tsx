import { Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DeskOfferChoicesQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SelectBox } from '../../ui/form/SelectField';
import { Icon } from '../../ui/media/Icon';
import { ChosenChip } from '../shared/finding/ChosenChip';
import { onEnter } from '../shared/finding/onEnter';
import { ProductBox } from '../shared/finding/ProductBox';
import type { Named } from '../shared/named';
import type { Goods } from './offerDraft';

interface GoodsPickerProps {
  /** What it is that is chosen. */
  label: string;
  /** What no choice means. */
  otherwise: string;
  goods: Goods;
  categories: DeskOfferChoicesQuery['categories'];
  error: string | null;
  onChange: (goods: Goods) => void;
}

/**
 * The goods that an offer is about: categories out of a list, brands by their names, products by a
 * search. What is chosen stands above, each with a button that takes it away.
 */
export function GoodsPicker({ label, otherwise, goods, categories, error, onChange }: GoodsPickerProps) {
  const chosen = goods.categories.length + goods.brands.length + goods.products.length;
  const add = (name: 'categories' | 'products', thing: Named) => {
    if (!goods[name].some(({ id }) => id === thing.id)) onChange({ ...goods, [name]: [...goods[name], thing] });
  };
  const without = (name: 'categories' | 'products', id: string) =>
    onChange({ ...goods, [name]: goods[name].filter((each) => each.id !== id) });
  return (
    <Field.Root as="fieldset" invalid={Boolean(error)}>
      <Text as="legend" fontWeight="semibold" mb="2">
        {label}
      </Text>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" mb="3" aria-label={t('Chosen: {label}', { label })}>
        {chosen === 0 && (
          <Text as="li" color="fg.muted" fontSize="sm">
            {otherwise}
          </Text>
        )}
        {goods.categories.map(({ id, name }) => (
          <ChosenChip key={id} name={name} onRemove={() => without('categories', id)} />
        ))}
        {goods.brands.map((brand) => (
          <ChosenChip
            key={brand}
            name={brand}
            onRemove={() => onChange({ ...goods, brands: goods.brands.filter((each) => each !== brand) })}
          />
        ))}
        {goods.products.map(({ id, name }) => (
          <ChosenChip key={id} name={name} onRemove={() => without('products', id)} />
        ))}
      </Flex>
      <Flex wrap="wrap" gap="3" w="full">
        <SelectBox
          aria-label={t('Add a category: {label}', { label })}
          value=""
          onChange={(id) => {
            const added = categories.flatMap(branchesOf).find((branch) => branch.id === id);
            if (added) add('categories', { id, name: added.name });
          }}
          room={{ flex: '1 1 14rem', w: 'auto' }}
        >
          <option value="">{t('Add a category')}</option>
          {categories.map((top) => (
            <optgroup key={top.id} label={top.name}>
              {branchesOf(top).map(({ id, path }) => (
                <option key={id} value={id}>
                  {path}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectBox>
        <BrandBox
          label={label}
          onAdd={(brand) => {
            if (!goods.brands.includes(brand)) onChange({ ...goods, brands: [...goods.brands, brand] });
          }}
        />
        <ProductBox label={label} onAdd={(product) => add('products', product)} />
      </Flex>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** A category and all below it, each with its path among them. */
const branchesOf = (top: DeskOfferChoicesQuery['categories'][number]) => [
  { ...top, path: top.name },
  ...top.children.flatMap((child) => [
    { ...child, path: `${top.name} › ${child.name}` },
    ...child.children.map((leaf) => ({ ...leaf, path: `${top.name} › ${child.name} › ${leaf.name}` })),
  ]),
];

/** A brand is taken by Enter or the button. */
function BrandBox({ label, onAdd }: { label: string; onAdd: (brand: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim()) onAdd(text.trim());
    setText('');
  };
  return (
    <Flex flex="1 1 12rem" gap="2">
      <Input
        aria-label={t('Add a brand: {label}', { label })}
        placeholder={t('Add a brand')}
        maxLength={80}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onEnter(add)}
      />
      <Button variant="outline" size="lg" aria-label={t('Add this brand')} onClick={add}>
        <Icon name="plus" size={18} />
      </Button>
    </Flex>
  );
}
