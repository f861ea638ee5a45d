import { gql } from '../../gql';
import {
  type BannerInput,
  type HomeSlideInput,
  useDeskRemoveBannerMutation,
  useDeskRemoveSlideMutation,
  useDeskSaveBannerMutation,
  useDeskSaveSlideMutation,
} from '../../gql/graphql';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import type { Place } from './promotions';

gql(`mutation deskSaveSlide($input: HomeSlideInput!) {
  saveHomeSlide(input: $input) { homeSlide { id isOn } userErrors { code message field } }
}`);
gql(`mutation deskSaveBanner($input: BannerInput!) {
  saveBanner(input: $input) { banner { id isOn } userErrors { code message field } }
}`);
gql(`mutation deskRemoveSlide($id: ID!) {
  removeHomeSlide(id: $id) { message userErrors { code message field } }
}`);
gql(`mutation deskRemoveBanner($id: ID!) {
  removeBanner(id: $id) { message userErrors { code message field } }
}`);

/** What is said of a promotion; a slide has no sub-category. */
type PromotionInput = Omit<BannerInput & HomeSlideInput, 'placement'>;

/**
 * Saves and removes the slides of the carousel, or the banners of a place.
 *
 * @returns functions that answer whether it was done, and whether an answer is awaited
 */
export function useSavePromotion(place: Place) {
  const report = useOutcomeReport();
  const [saveSlide, savingSlide] = useDeskSaveSlideMutation();
  const [saveBanner, savingBanner] = useDeskSaveBannerMutation();
  const [removeSlide] = useDeskRemoveSlideMutation();
  const [removeBanner] = useDeskRemoveBannerMutation();

  const save = (input: PromotionInput) =>
    report(async () => {
      if (place) return (await saveBanner({ variables: { input: { ...input, placement: place } } })).data?.saveBanner;
      const { subCategoryId, categoryId, ...slide } = input;
      const leads = subCategoryId ?? categoryId;
      const led = leads === undefined ? slide : { ...slide, categoryId: leads };
      return (await saveSlide({ variables: { input: led } })).data?.saveHomeSlide;
    });
  const remove = (id: string) =>
    report(async () =>
      place
        ? (await removeBanner({ variables: { id } })).data?.removeBanner
        : (await removeSlide({ variables: { id } })).data?.removeHomeSlide,
    );
  return { save, remove, isBusy: savingSlide.loading || savingBanner.loading };
}
