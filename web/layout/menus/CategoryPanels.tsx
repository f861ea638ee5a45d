import { classes } from '../../lib/classes';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory } from '../frame';
import { CategoryMark } from './CategoryMark';
import styles from './CategoryPanels.module.css';
import { NavDropdown, PanelLink } from './NavDropdown';
import { type SubCategory, useSubCategories } from './useSubCategories';

/** How many categories 'Shop' shows. @see spec §9 */
const SHOWN = 5;

/** Beneath 'Shop': the first 5 categories side by side with all their sub-categories. */
export function ShopPanel({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <div className={styles.shopPanel}>
      <div className={styles.shopPanelGrid}>
        {categories.slice(0, SHOWN).map((category) => (
          <div key={category.id}>
            <PanelLink className={styles.shopPanelPanelLink} to={paths.category(category.id)}>
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
            <ul className={styles.shopPanelList}>
              {subCategoriesOf(category.id).map((child) => (
                <li key={child.id}>
                  <PanelLink className={styles.panelLink} to={paths.subCategory(child.id)}>
                    {child.name}
                  </PanelLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Beneath a category of the top bar: its sub-categories, or the whole of it while they are not there. */
export function SubCategoryPanel({ category }: { category: FrameCategory }) {
  const children = useSubCategories()(category.id);
  return (
    <ul className={styles.subCategoryPanel}>
      {children.length === 0 && (
        <li>
          <PanelLink to={paths.category(category.id)}>
            {t('All of')} {category.name}
          </PanelLink>
        </li>
      )}
      {children.map((child) => (
        <li key={child.id}>
          <PanelLink to={paths.subCategory(child.id)}>{child.name}</PanelLink>
        </li>
      ))}
    </ul>
  );
}

/** Beneath 'Browse All Categories': every category, and beside it those of its sub-categories that have others beneath them. */
export function BrowsePanel({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <ul className={classes(styles.sideList, styles.browsePanel)}>
      {categories.map((category) => (
        <li key={category.id}>
          <Entry
            category={category}
            parents={subCategoriesOf(category.id).filter(({ children }) => children.length > 0)}
          />
        </li>
      ))}
    </ul>
  );
}

function Entry({ category, parents }: { category: FrameCategory; parents: SubCategory[] }) {
  const link = (
    <PanelLink className={styles.entry} to={paths.category(category.id)}>
      <CategoryMark category={category} />
      {category.name}
    </PanelLink>
  );
  if (parents.length === 0) return link;
  return (
    <NavDropdown
      panel="side"
      lead={link}
      buttonLabel={t('More in {name}', { name: category.name })}
      label={
        <span className={styles.entryBox}>
          <Icon name="chevronRight" size={14} />
        </span>
      }
    >
      <ul className={classes(styles.submenu, styles.browsePanel)}>
        {parents.map((parent) => (
          <li key={parent.id}>
            <PanelLink className={styles.entryPanelLink} to={paths.subCategory(parent.id)}>
              {parent.name}
            </PanelLink>
            <ul>
              {parent.children.map((child) => (
                <li key={child.id}>
                  <PanelLink className={styles.browsePanelPanelLink} to={paths.subCategory(child.id)}>
                    {child.name}
                  </PanelLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </NavDropdown>
  );
}
