import { useSession } from '../../accounts/session/session';
import { useSignOut } from '../../accounts/session/useSignOut';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LocationSelector } from '../../location/LocationSelector';
import { Button, ButtonLink } from '../../ui/form/Button';
import { ColourSchemeToggle } from '../../ui/form/ColourSchemeToggle';
import { LanguageSwitch } from '../../ui/form/LanguageSwitch';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory, FrameShop } from '../frame';
import { Logo } from '../Logo';
import { SupportPhone } from '../SupportPhone';
import { CategoryMark } from './CategoryMark';
import { PanelLink } from './NavDropdown';
import styles from './SideMenuWays.module.css';
import { useSubCategories } from './useSubCategories';

/** What the slide-in menu needs to know. */
export interface SideMenuWaysProps {
  /** Closes the menu that it stands in. */
  onClose(): void;
  shop?: FrameShop;
  categories: FrameCategory[];
}

/** What the slide-in menu holds: location, Sign In or Logout, the categories, help and the support line. */
export function SideMenuWays({ onClose, shop, categories }: SideMenuWaysProps) {
  return (
    <div className={styles.sideMenuWays}>
      <div className={styles.row}>
        <Logo />
        <Button className={styles.button} variant="ghost" aria-label={t('Close menu')} onClick={onClose}>
          <Icon name="close" size={22} />
        </Button>
      </div>
      <LocationSelector onChoose={() => window.location.reload()} />
      <SignInOrLogout />
      <nav aria-label={t('All categories')}>
        <CategoryTree categories={categories} />
      </nav>
      <nav aria-label={t('About and help')}>
        <PanelLink className={styles.panelLink} to={paths.supportCenter()}>
          {t('Support Center')}
        </PanelLink>
        <PanelLink className={styles.panelLink} to={paths.contact()}>
          {t('Contact Us')}
        </PanelLink>
        <PanelLink className={styles.panelLink} to={paths.about()}>
          {t('About Us')}
        </PanelLink>
      </nav>
      <div className={styles.box} />
      <div className={styles.sideMenuWaysRow}>
        {shop ? <SupportPhone phone={shop.phone} /> : <span />}
        <LanguageSwitch />
        <ColourSchemeToggle />
      </div>
    </div>
  );
}

function SignInOrLogout() {
  const session = useSession();
  const signOut = useSignOut();
  if (session) {
    return (
      <div className={styles.sideMenuWaysRow}>
        <div className={styles.signInOrLogoutBox}>{session.user.name}</div>
        <Button variant="outline" onClick={signOut}>
          {t('Logout')}
        </Button>
      </div>
    );
  }
  return (
    <ButtonLink palette="brand" to={paths.signIn()}>
      {t('Sign In')}
    </ButtonLink>
  );
}

function CategoryTree({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <ul className={styles.categoryTree}>
      {categories.map((category) => (
        <li key={category.id}>
          {category.anyChild.length === 0 ? (
            <PanelLink className={styles.panelLink} to={paths.category(category.id)}>
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
          ) : (
            <details>
              <summary className={styles.summary}>
                <CategoryMark category={category} />
                <div className={styles.box}>{category.name}</div>
                <Icon name="chevronDown" size={16} />
              </summary>
              <ul className={styles.categoryTreeList}>
                <li>
                  <PanelLink className={styles.categoryTreePanelLink} to={paths.category(category.id)}>
                    {t('All of')} {category.name}
                  </PanelLink>
                </li>
                {subCategoriesOf(category.id).map((child) => (
                  <li key={child.id}>
                    <PanelLink className={styles.categoryTreePanelLink} to={paths.subCategory(child.id)}>
                      {child.name}
                    </PanelLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
