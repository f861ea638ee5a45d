import { useParams } from 'react-router-dom';
import { ExtensionPart } from '../extensions/ExtensionPart';
import { servedParts } from '../extensions/served';
import { inLanguage, t } from '../lib/messages';
import { PageColumn } from '../ui/layout/PageColumn';
import { PageHead } from '../ui/layout/PageHead';
import { PageTitle } from '../ui/layout/PageTitle';
import { NotFoundPage } from './NotFoundPage';

/** A page that an extension brings, under the title that it gives it. */
export function ExtensionPage() {
  const { extension, page } = useParams();
  const found = servedParts().pages.find((one) => one.extension === extension && one.path === page);
  if (!found) return <NotFoundPage />;
  const title = inLanguage(found.title);
  return (
    <PageColumn top={5}>
      <PageHead title={title} />
      <PageTitle>{title}</PageTitle>
      <ExtensionPart
        {...{ part: found, facts: {} }}
        fallback={
          <p role="alert">
            {t('This page comes from the extension {name}, which did not work.', { name: found.extension })}
          </p>
        }
      />
    </PageColumn>
  );
}
