import { Button, Flex, Grid } from '@chakra-ui/react';
import type { DeskOfferChoicesQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { CheckBox } from '../../ui/form/CheckBox';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { Icon } from '../../ui/media/Icon';
import { GoodsPicker } from './GoodsPicker';
import { NO_GOODS, type OfferDraft } from './offerDraft';

/** What the parts of the form are given. */
export interface OfferFieldsProps {
  draft: OfferDraft;
  choices: DeskOfferChoicesQuery;
  errorOf: (field: string) => string | null;
  onChange: (change: Partial<OfferDraft>) => void;
}

const columns = { gap: '5', templateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } as const;

/** What an offer takes off what: the boxes that its kind needs. */
export function OfferTermsFields(props: OfferFieldsProps) {
  const { draft, choices, errorOf, onChange } = props;
  const { kind } = draft;
  const goods = (label: string, otherwise: string) => (
    <GoodsPicker
      {...{ label, otherwise }}
      goods={draft.goods}
      categories={choices.categories}
      error={errorOf('terms.scope')}
      onChange={(chosen) => onChange({ goods: chosen })}
    />
  );
  const box = boxesOf(props);
  const thresholds = (
    <>
      {box(t('Only from this amount, ₹'), 'minAmount', true)}
      {box(t('Only from so many pieces'), 'minQuantity', true)}
    </>
  );
  switch (kind) {
    case 'PERCENT_OFF':
      return (
        <>
          <Grid {...columns}>
            {box(t('Percent off'), 'percent')}
            {box(t('At most off an order, ₹'), 'maxDiscount', true)}
          </Grid>
          {goods(t('Off which goods'), t('The whole cart'))}
          <Grid {...columns}>{thresholds}</Grid>
        </>
      );
    case 'AMOUNT_OFF':
      return (
        <>
          <Grid {...columns}>{box(t('Off, ₹'), 'amount')}</Grid>
          {goods(t('Off which goods'), t('The whole cart'))}
          <Grid {...columns}>{thresholds}</Grid>
        </>
      );
    case 'FREE_DELIVERY':
      return (
        <>
          {goods(t('With which goods'), t('Whatever is in the cart'))}
          <Grid {...columns}>{thresholds}</Grid>
        </>
      );
    case 'BUY_X_GET_Y':
      return (
        <>
          <Grid {...columns}>
            {box(t('Buy so many'), 'buyQuantity')}
            {box(t('Get so many'), 'getQuantity')}
            {box(t('Percent off those (100: free)'), 'percent')}
            {box(t('So often in an order'), 'maxSets', true)}
          </Grid>
          {goods(t('Buy of which goods'), t('Of everything'))}
          <CheckBox checked={draft.isOther} onChange={(isTicked) => onChange({ isOther: isTicked })}>
            {t('Other goods are cheaper than those that are bought')}
          </CheckBox>
          {draft.isOther && (
            <GoodsPicker
              label={t('Get of which goods')}
              otherwise={t('Of everything')}
              goods={draft.otherGoods}
              categories={choices.categories}
              error={errorOf('terms.getScope')}
              onChange={(otherGoods) => onChange({ otherGoods })}
            />
          )}
        </>
      );
    case 'BUNDLE_PRICE':
      return <Bundle {...props} />;
    case 'TIERS':
      return (
        <>
          {goods(t('Off which goods'), t('The whole cart'))}
          <Tiers {...props} />
        </>
      );
    default:
      return <Options {...props} />;
  }
}

/** The names of boxes that hold a number. */
type NumberBox = { [Name in keyof OfferDraft]: OfferDraft[Name] extends string ? Name : never }[keyof OfferDraft];

function boxesOf({ draft, errorOf, onChange }: OfferFieldsProps) {
  return (label: string, name: NumberBox, isOptional = false) => (
    <TextField
      label={label}
      name={name}
      isOptional={isOptional}
      inputMode="numeric"
      maxLength={12}
      value={draft[name]}
      error={errorOf(`terms.${name}`)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function Bundle(props: OfferFieldsProps) {
  const { draft, choices, errorOf, onChange } = props;
  const box = boxesOf(props);
  const change = (place: number, own: Partial<OfferDraft['parts'][number]>) =>
    onChange({ parts: draft.parts.map((part, index) => (index === place ? { ...part, ...own } : part)) });
  return (
    <>
      <Grid {...columns}>
        {box(t('All parts together for, ₹'), 'price')}
        {box(t('So often in an order'), 'maxSets', true)}
      </Grid>
      {draft.parts.map((part, index) => (
        <Grid key={index} gap="4" p="4" border="1px solid {colors.border}" borderRadius="l2">
          <Flex gap="4" align="end" justify="space-between">
            <TextField
              label={t('Pieces of part {number}', { number: index + 1 })}
              name={`part-${index}`}
              inputMode="numeric"
              maxLength={4}
              value={part.quantity}
              error={errorOf(`terms.parts.${index}`)}
              onChange={(quantity) => change(index, { quantity })}
            />
            {draft.parts.length > 1 && (
              <RemoveButton
                label={t('Take away part {number}', { number: index + 1 })}
                onClick={() => onChange({ parts: draft.parts.filter((_, other) => other !== index) })}
              />
            )}
          </Flex>
          <GoodsPicker
            label={t('Goods of part {number}', { number: index + 1 })}
            otherwise={t('Nothing yet')}
            goods={part.goods}
            categories={choices.categories}
            error={index === 0 ? errorOf('terms.parts') : null}
            onChange={(goods) => change(index, { goods })}
          />
        </Grid>
      ))}
      <AddButton onClick={() => onChange({ parts: [...draft.parts, { goods: NO_GOODS, quantity: '1' }] })}>
        {t('Add a part')}
      </AddButton>
    </>
  );
}

function Tiers({ draft, errorOf, onChange }: OfferFieldsProps) {
  const isAmount = draft.tiersBy === 'AMOUNT';
  const change = (place: number, own: Partial<OfferDraft['tiers'][number]>) =>
    onChange({ tiers: draft.tiers.map((tier, index) => (index === place ? { ...tier, ...own } : tier)) });
  return (
    <>
      <SelectField
        label={t('Steps count')}
        field={{ maxW: '20rem' }}
        value={draft.tiersBy}
        onChange={(value) => onChange({ tiersBy: value === 'AMOUNT' ? 'AMOUNT' : 'QUANTITY' })}
      >
        <option value="QUANTITY">{t('pieces')}</option>
        <option value="AMOUNT">{t('the amount')}</option>
      </SelectField>
      {draft.tiers.map((tier, index) => (
        <Flex key={index} gap="4" align="end">
          <TextField
            label={
              isAmount
                ? t('Step {number} from, ₹', { number: index + 1 })
                : t('Step {number} from pieces', { number: index + 1 })
            }
            name={`from-${index}`}
            inputMode="numeric"
            maxLength={12}
            value={tier.from}
            error={errorOf(`terms.tiers.${index}`) ?? (index === 0 ? errorOf('terms.tiers') : null)}
            onChange={(from) => change(index, { from })}
          />
          <TextField
            label={t('Step {number}, percent off', { number: index + 1 })}
            name={`percent-${index}`}
            inputMode="numeric"
            maxLength={6}
            value={tier.percent}
            error={errorOf(`terms.tiers.${index}.percent`)}
            onChange={(percent) => change(index, { percent })}
          />
          {draft.tiers.length > 1 && (
            <RemoveButton
              label={t('Take away step {number}', { number: index + 1 })}
              onClick={() => onChange({ tiers: draft.tiers.filter((_, other) => other !== index) })}
            />
          )}
        </Flex>
      ))}
      <AddButton onClick={() => onChange({ tiers: [...draft.tiers, { from: '', percent: '' }] })}>
        {t('Add a step')}
      </AddButton>
    </>
  );
}

/** The terms of a kind that an extension added, as names with their values. */
function Options({ draft, errorOf, onChange }: OfferFieldsProps) {
  const change = (place: number, own: Partial<OfferDraft['options'][number]>) =>
    onChange({ options: draft.options.map((option, index) => (index === place ? { ...option, ...own } : option)) });
  return (
    <>
      {draft.options.map((option, index) => (
        <Flex key={index} gap="4" align="end">
          <TextField
            label={t('Name of term {number}', { number: index + 1 })}
            name={`option-${index}`}
            maxLength={40}
            value={option.name}
            error={errorOf(`terms.${option.name}`)}
            onChange={(name) => change(index, { name })}
          />
          <TextField
            label={t('Value of term {number}', { number: index + 1 })}
            name={`value-${index}`}
            maxLength={200}
            value={option.value}
            onChange={(value) => change(index, { value })}
          />
          <RemoveButton
            label={t('Take away term {number}', { number: index + 1 })}
            onClick={() => onChange({ options: draft.options.filter((_, other) => other !== index) })}
          />
        </Flex>
      ))}
      <AddButton onClick={() => onChange({ options: [...draft.options, { name: '', value: '' }] })}>
        {t('Add a term')}
      </AddButton>
    </>
  );
}

function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="outline" justifySelf="start" onClick={onClick}>
      <Icon name="plus" size={18} />
      {children}
    </Button>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" colorPalette="danger" size="lg" aria-label={label} onClick={onClick}>
      <Icon name="trash" size={18} />
    </Button>
  );
}
