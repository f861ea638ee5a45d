import { Button, Field, Flex, Input, NativeSelect, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { gql } from '../../gql';
import { type DeskOfferChoicesQuery, useDeskOfferProductsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import type { Goods, Named } from './offerDraft';
import { useSettled } from './useSettled';

gql(`query DeskOfferProducts($text: String!) {
  products(first: 8, filter: { text: $text, statuses: [PUBLISHED, HIDDEN] }) { nodes { id name brand } }
}`);

/** The graph looks for no less. */
const MIN_LETTERS = 2;

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
          <Chip key={id} name={name} onRemove={() => without('categories', id)} />
        ))}
        {goods.brands.map((brand) => (
          <Chip
            key={brand}
            name={brand}
            onRemove={() => onChange({ ...goods, brands: goods.brands.filter((each) => each !== brand) })}
          />
        ))}
        {goods.products.map(({ id, name }) => (
          <Chip key={id} name={name} onRemove={() => without('products', id)} />
        ))}
      </Flex>
      <Flex wrap="wrap" gap="3" w="full">
        <NativeSelect.Root flex="1 1 14rem" w="auto">
          <NativeSelect.Field
            aria-label={t('Add a category: {label}', { label })}
            value=""
            onChange={({ currentTarget: { value, selectedOptions } }) => {
              if (value) add('categories', { id: value, name: selectedOptions[0]?.dataset.name ?? value });
            }}
          >
            <option value="">{t('Add a category')}</option>
            {categories.map((top) => (
              <optgroup key={top.id} label={top.name}>
                <Choice {...top} label={top.name} />
                {top.children.flatMap((child) => [
                  <Choice key={child.id} {...child} label={`${top.name} › ${child.name}`} />,
                  ...child.children.map((leaf) => (
                    <Choice key={leaf.id} {...leaf} label={`${top.name} › ${child.name} › ${leaf.name}`} />
                  )),
                ])}
              </optgroup>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
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

function Choice({ id, name, label }: Named & { label: string }) {
  return (
    <option value={id} data-name={name}>
      {label}
    </option>
  );
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li>
      <Button
        size="sm"
        variant="outline"
        maxW="full"
        whiteSpace="normal"
        h="auto"
        py="1.5"
        textAlign="start"
        aria-label={t('Take away {name}', { name })}
        onClick={onRemove}
      >
        {name}
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}

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

/**
 * Products are offered while their name is typed; one is taken by its button, the first by Enter.
 */
function ProductBox({ label, onAdd }: { label: string; onAdd: (product: Named) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const isShort = asked.length < MIN_LETTERS;
  const { data, loading } = useDeskOfferProductsQuery({ variables: { text: asked }, skip: isShort });
  const found = isShort || asked !== text.trim() ? [] : (data?.products.nodes ?? []);
  const take = (product: Named) => {
    onAdd(product);
    setText('');
  };
  return (
    <Flex direction="column" flex="1 1 16rem" gap="2" minW="0">
      <Input
        type="search"
        aria-label={t('Add a product: {label}', { label })}
        aria-describedby={`${id}-found`}
        placeholder={t('Add a product by its name')}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onEnter(() => found[0] && take(found[0]))}
      />
      <Text id={`${id}-found`} role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {!isShort && !loading && asked === text.trim() && found.length === 0 && t('No product of this name')}
      </Text>
      {found.length > 0 && (
        <Flex as="ul" direction="column" listStyleType="none" border="1px solid {colors.border}" borderRadius="l2">
          {found.map(({ id: productId, name, brand }) => (
            <li key={productId}>
              <Button
                variant="ghost"
                w="full"
                h="auto"
                minH="11"
                justifyContent="start"
                textAlign="start"
                whiteSpace="normal"
                onClick={() => take({ id: productId, name })}
              >
                {name}
                {brand && (
                  <Text as="span" color="fg.muted" fontWeight="normal">
                    {brand}
                  </Text>
                )}
              </Button>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

/** Enter takes what is typed, and does not send the form. */
function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
