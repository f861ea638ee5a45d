import { LANGUAGES, type Language, pageLanguage, rememberLanguage } from '../../lib/language';
import { Button } from '../../ui/form/Button';

/** Changes the language of the desk, whose addresses are the same in all of them. */
export function DeskLanguageSwitch() {
  const spoken = pageLanguage();
  return LANGUAGES.filter(({ code }) => code !== spoken).map(({ code, name }) => (
    <Button key={code} variant="ghost" lang={code} onClick={() => speak(code)}>
      {name}
    </Button>
  ));
}

function speak(language: Language): void {
  rememberLanguage(language);
  window.location.reload();
}
