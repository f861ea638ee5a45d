import { NativeSelect } from '@chakra-ui/react';
import { LANGUAGES, type Language, pageLanguage, rememberLanguage } from '../../lib/language';
import { t } from '../../lib/messages';

/** Changes the language of the desk, whose addresses are the same in all of them. */
export function DeskLanguageSwitch() {
  return (
    <NativeSelect.Root size="sm" w="auto" minW="0">
      <NativeSelect.Field
        aria-label={t('Language')}
        ps="2"
        pe="8"
        border="0"
        bg="transparent"
        color="fg.muted"
        fontWeight="semibold"
        value={pageLanguage()}
        onChange={({ currentTarget }) => speak(currentTarget.value as Language)}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function speak(language: Language): void {
  rememberLanguage(language);
  window.location.reload();
}
