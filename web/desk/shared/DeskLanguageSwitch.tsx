import { LANGUAGES, type Language, pageLanguage, rememberLanguage } from '../../lib/language';
import { t } from '../../lib/messages';
import { SelectBox } from '../../ui/form/SelectField';

/** Changes the language of the desk, whose addresses are the same in all of them. */
export function DeskLanguageSwitch() {
  return (
    <SelectBox
      room={{ size: 'sm', w: 'auto', minW: '0' }}
      aria-label={t('Language')}
      ps="1"
      pe="9"
      border="0"
      bg="transparent"
      color="fg.muted"
      fontWeight="semibold"
      value={pageLanguage()}
      onChange={(language) => speak(language as Language)}
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectBox>
  );
}

function speak(language: Language): void {
  rememberLanguage(language);
  window.location.reload();
}
