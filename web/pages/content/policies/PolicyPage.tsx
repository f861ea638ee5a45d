import { OwnTextDocument, type ShopPage, TermsTodayDocument } from '../../../gql/graphql';
import { inLanguage } from '../../../lib/messages';
import { asks } from '../../../lib/pageQuery';
import { Article } from '../Article';
import { ContentPage } from '../ContentPage';
import { privacyPolicy as privacyPolicyInHindi } from '../hindi/privacyPolicy';
import { returnPolicy as returnPolicyInHindi } from '../hindi/returnPolicy';
import { shippingPolicy as shippingPolicyInHindi } from '../hindi/shippingPolicy';
import { terms as termsInHindi } from '../hindi/terms';
import { useShopText } from '../useShopText';
import styles from './PolicyPage.module.css';
import type { Policy } from './policy';
import { privacyPolicy } from './privacyPolicy';
import { returnPolicy } from './returnPolicy';
import { shippingPolicy } from './shippingPolicy';
import { terms } from './terms';
import { usePolicyFees } from './usePolicyFees';

/** A policy as it is written in each language. */
type Written = Record<'en' | 'hi', Policy>;

function PolicyPage({ page, policy }: { page: ShopPage; policy: Written }) {
  const { figures, intro, sections, ...head } = inLanguage(policy);
  const own = useShopText(page);
  // The introduction and the figures are of the text that comes with the shop.
  if (own) {
    return (
      <ContentPage {...head} intro={null}>
        <Article sections={own} />
      </ContentPage>
    );
  }
  return (
    <ContentPage {...head} intro={intro} lead={figures && <Figures figures={figures} />}>
      {own === null && <Article sections={sections} />}
    </ContentPage>
  );
}

function Figures({ figures }: Required<Pick<Policy, 'figures'>>) {
  return (
    <ul className={styles.figureRow}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the shop knows of its shoppers, and why. @see spec §2 (static pages) */
export const PrivacyPage = () => <PolicyPage page="PRIVACY" policy={{ en: privacyPolicy, hi: privacyPolicyInHindi }} />;

/** What holds between shopper and shop. @see spec §2 (static pages) */
export const TermsPage = () => <PolicyPage page="TERMS" policy={{ en: terms, hi: termsInHindi }} />;

/** How goods go back and money comes back. @see spec §2 (static pages), §9 */
export function ReturnPolicyPage() {
  const offered = usePolicyFees();
  return <PolicyPage page="RETURNS" policy={{ en: returnPolicy(offered), hi: returnPolicyInHindi(offered) }} />;
}

/** What delivery costs and how long it takes. @see spec §2 (static pages), §9 */
export function ShippingPolicyPage() {
  const offered = usePolicyFees();
  return <PolicyPage page="SHIPPING" policy={{ en: shippingPolicy(offered), hi: shippingPolicyInHindi(offered) }} />;
}

const asksFor = (page: ShopPage) => asks(OwnTextDocument, { page });
PrivacyPage.queries = () => [asksFor('PRIVACY')];
TermsPage.queries = () => [asksFor('TERMS')];
ReturnPolicyPage.queries = () => [asksFor('RETURNS'), asks(TermsTodayDocument, {})];
ShippingPolicyPage.queries = () => [asksFor('SHIPPING'), asks(TermsTodayDocument, {})];
