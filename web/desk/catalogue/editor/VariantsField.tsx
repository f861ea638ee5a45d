import { Button, chakra, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { unitPriceInWords } from '../../../lib/packs';
import { Icon } from '../../../ui/media/Icon';
import { Choice } from '../../shared/Choice';
import { type DeskColumn, DeskTable } from '../../shared/DeskTable';
import { WithMeanwhile } from './DraftField';
import { listOf, numberOf } from './productTexts';
import { unitPriceOf } from './unitPriceOf';
import type { ProductForm } from './useProductForm';
import { VariantFacts } from './VariantFacts';

/** The graph takes no more. */
const MAX_VARIANTS = 100;

interface VariantsFieldProps {
  form: ProductForm;
  kept: DeskProductDraftFragment['variants'];
  /** Called when a variant was saved by itself. */
  onSaved: () => Promise<unknown>;
}

/**
 * The choices of a product as a table, the first of which is chosen for a shopper who chooses
 * nothing. What a kilogram, a litre or a piece comes to is reckoned as one types.
 */
export function VariantsField({ form, kept, onSaved }: VariantsFieldProps) {
  const keys = listOf(form.textOf('variants'));
  const has = (option: 'size' | 'ram') => keys.some((key) => form.textOf(`variants.${key}.${option}`) !== '');
  const [shown, setShown] = useState({ size: has('size'), ram: has('ram') });
  const put = (order: readonly string[]) => form.set('variants', order.join(' '));
  const add = () => put([...keys, freeKey(keys)]);
  const move = (from: number, to: number) => {
    const moved = [...keys];
    moved.splice(to, 0, ...moved.splice(from, 1));
    put(moved);
  };
  const number = (key: string) => keys.indexOf(key) + 1;
  const boxOf = (key: string, title: Message, field: string, look: Partial<BoxLook> = {}) => (
    <VariantBox
      {...look}
      form={form}
      field={`variants.${key}.${field}`}
      label={t('{column} of variant {number}', { column: t(title), number: number(key) })}
    />
  );
  const figures = (title: Message, field: string, look: Partial<BoxLook> = {}): DeskColumn<string> => ({
    title,
    align: 'end',
    cell: (key) => boxOf(key, title, field, { ...look, isFigure: true }),
  });
  const unitPriceIn = (key: string) => {
    const label = form.textOf(`variants.${key}.weight`) || form.textOf(`variants.${key}.size`);
    const reckoned = unitPriceOf(label, numberOf(form.textOf(`variants.${key}.price`)));
    const known = kept.find(({ id }) => id === key);
    const isAsKept = ['weight', 'size', 'price'].every((field) => !form.changed.includes(`variants.${key}.${field}`));
    const price = isAsKept ? (known?.unitPrice ?? reckoned) : reckoned;
    return price ? unitPriceInWords(price) : '–';
  };
  return (
    <Grid gap="4">
      <DeskTable
        label={t('Packs and prices')}
        rows={keys}
        keyOf={(key) => key}
        columns={[
          {
            title: 'Pack and SKU',
            isHead: true,
            cell: (key) => (
              <Grid gap="1.5" py="1">
                <Flex wrap="wrap" gap="1.5">
                  {boxOf(key, 'Pack', 'weight', { placeholder: '500 g', width: '6.5rem' })}
                  {shown.size && boxOf(key, 'Size', 'size', { placeholder: t('Size'), width: '4.75rem' })}
                  {shown.ram && boxOf(key, 'Memory', 'ram', { placeholder: t('Memory'), width: '5.5rem' })}
                </Flex>
                <Choice minH="8" textStyle="sm">
                  <input
                    type="checkbox"
                    aria-label={t('Variant {number} is sold loose', { number: number(key) })}
                    checked={form.textOf(`variants.${key}.isLoose`) !== ''}
                    onChange={({ currentTarget }) =>
                      form.set(`variants.${key}.isLoose`, currentTarget.checked ? 'yes' : '')
                    }
                  />
                  {t('Loose: billed as weighed')}
                </Choice>
                {boxOf(key, 'SKU', 'sku', { placeholder: t('SKU: made by the shop'), width: '12.5rem' })}
              </Grid>
            ),
          },
          figures('MRP ₹', 'oldPrice', { placeholder: '–' }),
          figures('Price ₹', 'price'),
          { title: 'Unit price', align: 'end', cell: unitPriceIn },
          figures('In stock', 'countInStock', { isWhole: true }),
          {
            title: 'Order',
            align: 'end',
            cell: (key) => (
              <Flex justify="flex-end" gap="1">
                <VariantFacts variant={kept.find(({ id }) => id === key)} number={number(key)} onSaved={onSaved} />
                <Button
                  variant="ghost"
                  size="sm"
                  px="2"
                  minW="0"
                  disabled={number(key) === 1}
                  aria-label={t('Move variant {number} up', { number: number(key) })}
                  onClick={() => move(number(key) - 1, number(key) - 2)}
                >
                  <chakra.span transform="rotate(180deg)">
                    <Icon name="chevronDown" size={18} />
                  </chakra.span>
                </Button>
                <Button
                  variant="ghost"
                  colorPalette="danger"
                  size="sm"
                  px="2"
                  minW="0"
                  disabled={keys.length === 1}
                  aria-label={t('Remove variant {number}', { number: number(key) })}
                  onClick={() => put(keys.filter((other) => other !== key))}
                >
                  <Icon name="trash" size={18} />
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      {form.errorOf('variants') && (
        <Text role="alert" color="danger.fg" fontSize="sm" fontWeight="medium">
          {form.errorOf('variants')}
        </Text>
      )}
      {form.savedMeanwhile('variants') !== null && (
        <Text as="div" fontSize="sm">
          <WithMeanwhile
            form={form}
            field="variants"
            shown={(text) => t('{count} variants', { count: listOf(text).length })}
          />
        </Text>
      )}
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="1">
        <Button variant="outline" size="sm" disabled={keys.length >= MAX_VARIANTS} onClick={add}>
          <Icon name="plus" size={18} />
          {t('Add a variant')}
        </Button>
        {(['size', 'ram'] as const).map((option) => (
          <Choice key={option} fontSize="sm">
            <input
              type="checkbox"
              checked={shown[option]}
              disabled={has(option)}
              onChange={({ currentTarget }) => setShown({ ...shown, [option]: currentTarget.checked })}
            />
            {t(option === 'size' ? 'Comes in sizes' : 'Comes with different memory')}
          </Choice>
        ))}
      </Flex>
    </Grid>
  );
}

function freeKey(keys: readonly string[]): string {
  let number = keys.length + 1;
  while (keys.includes(`new-${number}`)) number += 1;
  return `new-${number}`;
}

interface BoxLook {
  isFigure: boolean;
  isWhole: boolean;
  placeholder: string;
  width: string;
}

function VariantBox({
  form,
  field,
  label,
  ...look
}: { form: ProductForm; field: string; label: string } & Partial<BoxLook>) {
  const error = form.errorOf(field);
  return (
    <Grid gap="1" justifyItems={look.isFigure ? 'end' : 'start'} minW="0">
      <Input
        size="sm"
        w={look.isFigure ? '5.25rem' : look.width}
        px={look.isFigure ? '2' : undefined}
        name={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-error` : undefined}
        inputMode={look.isFigure ? (look.isWhole ? 'numeric' : 'decimal') : undefined}
        fontVariantNumeric={look.isFigure ? 'tabular-nums' : undefined}
        textAlign={look.isFigure ? 'end' : undefined}
        placeholder={look.placeholder}
        maxLength={64}
        value={form.textOf(field)}
        onChange={({ currentTarget }) => form.set(field, currentTarget.value)}
      />
      {error && (
        <Text id={`${field}-error`} color="danger.fg" fontSize="xs" fontWeight="medium" whiteSpace="normal">
          {error}
        </Text>
      )}
      {form.savedMeanwhile(field) !== null && (
        <Text as="div" fontSize="xs" whiteSpace="normal">
          <WithMeanwhile form={form} field={field} />
        </Text>
      )}
    </Grid>
  );
}
