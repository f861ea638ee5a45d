import { gql } from '../../../gql';
import { useDeskAppearanceQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { DeskLoading } from '../../shared/DeskLoading';
import { SettingsTabs } from '../SettingsTabs';
import { AppearanceForm } from './AppearanceForm';

gql(`query DeskAppearance {
  shop { name }
  shopAppearance {
    light { page ink accent }
    dark { page ink accent }
    headingFont
    bodyFont
    homeSections
    tagline { text translations { language text } }
    promises { text translations { language text } }
    footerLinks { label { text translations { language text } } url }
    logo { url width height }
    iconUrl
    pagePicture { url width height }
    numberPrefixes { order invoice creditNote }
  }
}`);

/**
 * How the shop looks: its pictures, colours, fonts, front page and footer, with a preview beside
 * them that follows each key.
 */
export function AppearancePage() {
  const { data, error, refetch } = useDeskAppearanceQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <SettingsTabs
        text={t(
          'Every page, mail and invoice looks as it stands here from the moment you save it. The name stands under The shop.',
        )}
      />
      {!data && (
        <DeskLoading
          label={t('Loading the appearance')}
          error={error}
          failed={t('We could not load the appearance.')}
          onRetry={() => refetch()}
        />
      )}
      {data && <AppearanceForm shopName={data.shop.name} kept={data.shopAppearance} onSaved={refetch} />}
    </>
  );
}
