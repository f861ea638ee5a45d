import { useParams } from 'react-router-dom';
import { ExtensionPart } from '../extensions/ExtensionPart';
import { servedParts } from '../extensions/served';
import { inLanguage, t } from '../lib/messages';
import { NotFound } from './NotFound';
import { DeskTitle } from './shared/DeskTitle';

/** A page of the desk that an extension brings, under the title that it gives it. */
export function DeskExtensionPage() {
  const { extension, page } = useParams();
  const found = servedParts().desk.find((one) => one.extension === extension && one.path === page);
  if (!found) return <NotFound />;
  return (
    <>
      <DeskTitle>{inLanguage(found.title)}</DeskTitle>
      <ExtensionPart
        {...{ part: found, facts: {} }}
        fallback={
          <p role="alert">
            {t('This page comes from the extension {name}, which did not work.', { name: found.extension })}
          </p>
        }
      />
    </>
  );
}
