import { inLanguage } from '../../lib/messages';
import { Article } from './Article';
import { ContentPage } from './ContentPage';
import { privacyPolicy as privacyPolicyInHindi } from './hindi/privacyPolicy';
import { returnPolicy as returnPolicyInHindi } from './hindi/returnPolicy';
import { shippingPolicy as shippingPolicyInHindi } from './hindi/shippingPolicy';
import { terms as termsInHindi } from './hindi/terms';
import styles from './PolicyPage.module.css';
import type { Policy } from './policy';
import { privacyPolicy } from './privacyPolicy';
import { returnPolicy } from './returnPolicy';
import { shippingPolicy } from './shippingPolicy';
import { terms } from './terms';

/** A policy as it is written in each language. */
type Written = Record<'en' | 'hi', Policy>;

function PolicyPage({ policy }: { policy: Written }) {
  const { figures, sections, ...head } = inLanguage(policy);
  return (
    <ContentPage {...head} lead={figures && <Figures figures={figures} />}>
      <Article sections={sections} />
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
export const PrivacyPage = () => <PolicyPage policy={{ en: privacyPolicy, hi: privacyPolicyInHindi }} />;

/** What holds between shopper and shop. @see spec §2 (static pages) */
export const TermsPage = () => <PolicyPage policy={{ en: terms, hi: termsInHindi }} />;

/** How goods go back and money comes back. @see spec §2 (static pages), §9 */
export const ReturnPolicyPage = () => <PolicyPage policy={{ en: returnPolicy, hi: returnPolicyInHindi }} />;

/** What delivery costs and how long it takes. @see spec §2 (static pages), §9 */
export const ShippingPolicyPage = () => <PolicyPage policy={{ en: shippingPolicy, hi: shippingPolicyInHindi }} />;
