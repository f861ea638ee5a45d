import { Article } from './Article';
import { ContentPage } from './ContentPage';
import styles from './PolicyPage.module.css';
import type { Policy } from './policy';
import { privacyPolicy } from './privacyPolicy';
import { returnPolicy } from './returnPolicy';
import { shippingPolicy } from './shippingPolicy';
import { terms } from './terms';

function PolicyPage({ policy }: { policy: Policy }) {
  const { figures, sections, ...head } = policy;
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
export const PrivacyPage = () => <PolicyPage policy={privacyPolicy} />;

/** What holds between shopper and shop. @see spec §2 (static pages) */
export const TermsPage = () => <PolicyPage policy={terms} />;

/** How goods go back and money comes back. @see spec §2 (static pages), §9 */
export const ReturnPolicyPage = () => <PolicyPage policy={returnPolicy} />;

/** What delivery costs and how long it takes. @see spec §2 (static pages), §9 */
export const ShippingPolicyPage = () => <PolicyPage policy={shippingPolicy} />;
