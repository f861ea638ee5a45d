import { Button, chakra, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { unitPriceInWords } from '../../../lib/packs';
import { CheckBox } from '../../../ui/form/CheckBox';
import { Icon } from '../../../ui/media/Icon';
import { Moving } from '../../../ui/media/Moving';
import { type DeskColumn, DeskTable } from '../../shared/DeskTable';
import { MoveButtons, withMoved } from '../../shared/MoveButtons';
import { GlidingRow } from '../../shared/Reorderable';
import { WithMeanwhile } from './DraftField';
import { type ProductForm, useBox, useShown } from './productForm';
import { listOf, numberOf } from './productTexts';
import { unitPriceOf } from './unitPriceOf';
import { VariantFacts } from './VariantFacts';

/** The graph takes no more. */
const MAX_VARIANTS = 100;

interface VariantsFieldProps {
  form: ProductForm;
  kept: DeskProductDraftFragment['variants'];
  /** Called when a variant was saved by itself. */
  onSaved: () => unknown;
}

/**
 * The choices of a product as a table, the first of which is chosen for a shopper who chooses
 * nothing. What a kilogram, a litre or a piece comes to is reckoned as one types.
 */
export const VariantsField = memo(function VariantsField({ form, kept, onSaved }: VariantsFieldProps) {
  const { text, error, meanwhile } = useBox(form, 'variants');
  const keys = listOf(text);
  const isTyped = (option: 'size' | 'ram') => keys.some((key) => form.textOf(`variants.${key}.${option}`) !== '');
  const has = { size: useShown(form, () => isTyped('size')), ram: useShown(form, () => isTyped('ram')) };
  const [shown, setShown] = useState(has);
  const put = (order: readonly string[]) => form.set('variants', order.join(' '));
  const add = () => put([...keys, freeKey(keys)]);
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
  return (
    <Grid gap="4">
      <Moving>
        <DeskTable
          rowAs={GlidingRow}
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
                  <LooseBox
                    form={form}
                    field={`variants.${key}.isLoose`}
                    label={t('Variant {number} is sold loose', { number: number(key) })}
                  />
                  {boxOf(key, 'SKU', 'sku', { placeholder: t('SKU: made by the shop'), width: '12.5rem' })}
                </Grid>
              ),
            },
            figures('MRP ₹', 'oldPrice', { placeholder: '–' }),
            figures('Price ₹', 'price'),
            {
              title: 'Unit price',
              align: 'end',
              cell: (key) => <UnitPrice form={form} id={key} kept={kept.find(({ id }) => id === key)?.unitPrice} />,
            },
            figures('In stock', 'countInStock', { isWhole: true }),
            {
              title: 'Row',
              align: 'end',
              cell: (key) => (
                <Flex justify="flex-end" gap="1">
                  <VariantFacts variant={kept.find(({ id }) => id === key)} number={number(key)} onSaved={onSaved} />
                  <MoveButtons
                    labels={[
                      t('Move variant {number} up', { number: number(key) }),
                      t('Move variant {number} down', { number: number(key) }),
                    ]}
                    place={number(key) - 1}
                    count={keys.length}
                    onMove={(to) => put(withMoved(keys, number(key) - 1, to))}
                  />
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
      </Moving>
      {error && (
        <Text role="alert" color="danger.fg" fontSize="sm" fontWeight="medium">
          {error}
        </Text>
      )}
      {meanwhile !== null && (
        <Text as="div" fontSize="sm">
          <WithMeanwhile
            form={form}
            field="variants"
            shown={(saved) => t('{count} variants', { count: listOf(saved).length })}
          />
        </Text>
      )}
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="1">
        <Button variant="outline" size="sm" disabled={keys.length >= MAX_VARIANTS} onClick={add}>
          <Icon name="plus" size={18} />
          {t('Add a variant')}
        </Button>
        {(['size', 'ram'] as const).map((option) => (
          <CheckBox
            key={option}
            fontSize="sm"
            checked={shown[option]}
            disabled={has[option]}
            onChange={(isTicked) => setShown({ ...shown, [option]: isTicked })}
          >
            {t(option === 'size' ? 'Comes in sizes' : 'Comes with different memory')}
          </CheckBox>
        ))}
      </Flex>
    </Grid>
  );
});

function freeKey(keys: readonly string[]): string {
  let number = keys.length + 1;
  while (keys.includes(`new-${number}`)) number += 1;
  return `new-${number}`;
}

function LooseBox({ form, field, label }: { form: ProductForm; field: string; label: string }) {
  return (
    <CheckBox
      minH="8"
      textStyle="sm"
      checked={useShown(form, () => form.textOf(field)) !== ''}
      onChange={(isTicked) => form.set(field, isTicked ? 'yes' : '')}
    >
      <chakra.span srOnly>{label}</chakra.span>
      <span aria-hidden>{t('Loose: billed as weighed')}</span>
    </CheckBox>
  );
}

interface UnitPriceProps {
  form: ProductForm;
  id: string;
  /** As the graph tells it of what is kept. */
  kept: DeskProductDraftFragment['variants'][number]['unitPrice'] | undefined;
}

/** What a kilogram, a litre or a piece of a variant comes to, by what is typed. */
function UnitPrice({ form, id, kept }: UnitPriceProps) {
  return useShown(form, () => {
    const box = (field: string) => `variants.${id}.${field}`;
    const label = form.textOf(box('weight')) || form.textOf(box('size'));
    const isAsKept = ['weight', 'size', 'price'].every((field) => !form.changed.includes(box(field)));
    const price = (isAsKept ? kept : null) ?? unitPriceOf(label, numberOf(form.textOf(box('price'))));
    return price ? unitPriceInWords(price) : '–';
  });
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
  const { text, error, meanwhile } = useBox(form, field);
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
        value={text}
        onChange={({ currentTarget }) => form.set(field, currentTarget.value)}
      />
      {error && (
        <Text id={`${field}-error`} color="danger.fg" fontSize="xs" fontWeight="medium" whiteSpace="normal">
          {error}
        </Text>
      )}
      {meanwhile !== null && (
        <Text as="div" fontSize="xs" whiteSpace="normal">
          <WithMeanwhile form={form} field={field} />
        </Text>
      )}
    </Grid>
  );
}
