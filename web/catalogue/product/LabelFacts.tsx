import { gql } from '../../gql';
import { useLabelFactsQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { inEachLocale, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { DietMark, dietInWords } from '../../ui/media/DietMark';
import { LabelPlace } from './LabelPlace';
import styles from './ProductDescription.module.css';

gql(`query LabelFacts($id: ID!) {
  product(id: $id) {
    id mrp
    label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }
    countries { id name }
    variants { id weight isLoose bestBefore countInStock }
  }
  shop { phone email }
}`);

const countries = inEachLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/**
 * What the law wants to be told of a product that is sold at a distance. What is not known, or is
 * not wanted of such goods, is left out.
 *
 * @see Legal Metrology (Packaged Commodities) Rules 2011, rule 6 (10)
 */
export function LabelFacts({ id }: { id: string }) {
  const { data, error, refetch } = useLabelFactsQuery({ variables: { id } });
  if (!data?.product) return <LabelPlace onRetry={error && (() => void refetch())} />;
  const { label, mrp, countries: soldIn } = data.product;
  const { phone, email } = data.shop;
  const { variants } = data.product;
  const promised = promisedOf(variants);
  const packs = (of: typeof variants) => of.flatMap(({ weight }) => weight ?? []).join(', ');
  const loose = packs(variants.filter(({ isLoose }) => isLoose));
  const rows: [name: string, value: string | null][] = [
    [t('Sold in'), soldIn.map(({ name }) => name).join(', ')],
    [t('MRP'), t('{price}, inclusive of all taxes', { price: formatRupees(mrp) })],
    [t('Net quantity'), packs(variants)],
    [t('Sold loose'), loose && t('{packs}: billed as weighed, never above the price shown', { packs: loose })],
    [t('Country of origin'), label.countryOfOrigin && (countries().of(label.countryOfOrigin) ?? null)],
    [t('Made or packed by'), label.manufacturer],
    [t('Imported by'), label.importer],
    [
      t('Best before'),
      promised
        ? t('at least {day}', { day: formatDate(promised) })
        : label.shelfLifeDays === null
          ? null
          : t('{count} days from packing', { count: label.shelfLifeDays }),
    ],
    [t('Ingredients'), label.ingredients],
    [t('Allergens'), label.allergens.join(', ')],
    [t('In 100 g or 100 ml'), label.nutrition.join(', ')],
    [t('FSSAI licence'), label.fssaiLicense],
    [t('Consumer care'), [phone, email].filter(Boolean).join(', ')],
  ];
  return (
    <dl className={styles.facts}>
      {label.diet && (
        <div>
          <dt>{t('Food')}</dt>
          <dd>
            <span aria-hidden="true">
              <DietMark diet={label.diet} />
            </span>{' '}
            {dietInWords(label.diet)}
          </dd>
        </div>
      )}
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * Until when any of the choices is at its best at the least; null where one that can be bought
 * has no date.
 */
function promisedOf(variants: readonly { bestBefore: string | null; countInStock: number }[]): string | null {
  const sold = variants.filter(({ countInStock }) => countInStock > 0).map(({ bestBefore }) => bestBefore);
  if (sold.some((day) => day === null)) return null;
  return sold.toSorted()[0] ?? null;
}
