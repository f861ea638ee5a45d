import { chakra } from '@chakra-ui/react';
import { Article } from './Article';
import { ContentPage } from './ContentPage';
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
    <FigureRow>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </li>
      ))}
    </FigureRow>
  );
}

const FigureRow = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    gap: { base: '3', md: '4' },
    maxW: '56rem',
    listStyle: 'none',
    '& li': { px: { base: '4', md: '5' }, py: '4', bg: 'bg.panel', borderRadius: 'l3', boxShadow: 'xs' },
    '& b': {
      display: 'block',
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: '800',
      lineHeight: '1.2',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
    '& span': { display: 'block', mt: '1', textStyle: 'sm', color: 'fg.muted' },
  },
});

/** What the shop knows of its shoppers, and why. @see spec §2 (static pages) */
export const PrivacyPage = () => <PolicyPage policy={privacyPolicy} />;

/** What holds between shopper and shop. @see spec §2 (static pages) */
export const TermsPage = () => <PolicyPage policy={terms} />;

/** How goods go back and money comes back. @see spec §2 (static pages), §9 */
export const ReturnPolicyPage = () => <PolicyPage policy={returnPolicy} />;

/** What delivery costs and how long it takes. @see spec §2 (static pages), §9 */
export const ShippingPolicyPage = () => <PolicyPage policy={shippingPolicy} />;
