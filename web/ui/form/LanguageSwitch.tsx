import { changeLanguage } from '../../lib/language';
import { t } from '../../lib/messages';
import { Button } from './Button';

/** Changes between English and Hindi; it is called by the other language's own name. */
export function LanguageSwitch() {
  const other = t('हिन्दी');
  return (
    <Button variant="ghost" lang={other === 'English' ? 'en' : 'hi'} onClick={changeLanguage}>
      {other}
    </Button>
  );
}
