// biome-ignore-all lint/a11y/useSemanticElements: a combobox that offers products, which no select can
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Spinner } from '../../ui/first-view/Spinner';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Icon } from '../../ui/media/Icon';
import { drops } from '../../ui/media/move';
import { MAX_QUERY_LENGTH } from './longestQuery';
import styles from './SearchBox.module.css';
import { useSearchBox } from './useSearchBox';

interface SearchBoxProps {
  /** `header`: what it offers floats beneath it. `sheet`: it stands beneath it, always open. */
  place: 'header' | 'sheet';
  /** Stands beneath an empty box in a sheet. */
  children?: ReactNode;
  /** Called when a page was chosen, before it is there. */
  onLeave?: () => void;
}

/**
 * Where shoppers say what they look for. It offers suggestions as one types and recent searches
 * before. A search that is sent off shows its first results, and 2 s later the page with all of
 * them opens; sent off again it opens at once. Escape closes what is offered, then empties the box.
 *
 * @see spec §2, §4, §5 (search)
 */
export function SearchBox({ place, children, onLeave }: SearchBoxProps) {
  const isSheet = place === 'sheet';
  const { text, panel, isOpen, isBusy, list, ids, rootProps, formProps, inputProps, clear } = useSearchBox(
    isSheet,
    onLeave,
  );
  const offered = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && !isSheet) drops(offered.current);
  }, [isOpen, isSheet]);
  return (
    <div className={styles.searchBox} {...rootProps}>
      <form
        className={styles.form}
        role="search"
        action={useHref(paths.search())}
        aria-label={t('Items')}
        {...formProps}
        data-busy={isBusy || undefined}
      >
        <VisuallyHidden as="label" htmlFor={ids.input}>
          {t('Search for items')}
        </VisuallyHidden>
        <input
          {...inputProps}
          id={ids.input}
          name="q"
          type="search"
          role="combobox"
          enterKeyHint="search"
          placeholder={t('Search for items...')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          aria-autocomplete="list"
          aria-expanded={list !== null}
          aria-controls={list ? ids.list : undefined}
          aria-activedescendant={list?.activeId}
        />
        {text !== '' && (
          <button type="button" aria-label={t('Clear the search box')} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )}
        <button type="submit" aria-label={t('Search')} aria-busy={isBusy}>
          {isBusy ? <Spinner size="sm" /> : <Icon name="search" size={20} />}
        </button>
      </form>
      <VisuallyHidden role="status">{isBusy ? t('Searching') : list?.announcement}</VisuallyHidden>
      <div className={styles.panel} data-place={place} hidden={!isOpen} ref={offered}>
        {isOpen && panel}
        {isSheet && text === '' && children}
      </div>
    </div>
  );
}
