import { useLocation } from 'react-router-dom';
import { LANGUAGES, pathIn, rememberLanguage } from '../../lib/language';
import { useLanguage } from '../../lib/server-report';
import { buttonLook } from '../first-view/Button';

/**
 * Leads to the same page in the other languages, each called by its own name; the one that is
 * chosen is spoken from then on where an address names none.
 */
export function LanguageSwitch() {
  const spoken = useLanguage();
  const { pathname, search } = useLocation();
  return LANGUAGES.filter(({ code }) => code !== spoken).map(({ code, name }) => (
    <a
      key={code}
      {...buttonLook({ variant: 'ghost' })}
      href={pathIn(code, pathname) + search}
      lang={code}
      hrefLang={code}
      onClick={() => rememberLanguage(code)}
    >
      {name}
    </a>
  ));
}
