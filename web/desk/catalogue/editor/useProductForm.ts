import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { gql } from '../../../gql';
import { type DeskProductDraftFragment, useDeskSaveProductMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { useAlert } from '../../../ui/feedback/AlertBar';
import { outcomeOf } from '../../../ui/feedback/useReport';
import { useViewer } from '../../shared/viewer';
import { faultsOf } from './productFaults';
import { ProductForm } from './productForm';
import { boxOfRefusal, inputOf, listOf, type Place } from './productTexts';

gql(`mutation deskSaveProduct($input: ProductInput!) {
  saveProduct(input: $input) {
    product { id ...DeskProductDraft }
    userErrors { code message field }
  }
}`);

interface Options {
  /** As it is kept now; null for a new one. */
  product: DeskProductDraftFragment | null;
  places: readonly Place[];
  /** Called with the id of what was saved. */
  onSaved: (id: string) => void;
  /** Called when another editor has saved it meanwhile: what is kept now is to be fetched. */
  onOutdated: () => unknown;
  /** Called with the boxes that are wrong after an attempt to save. */
  onWrong: (field: string) => void;
}

/**
 * The form of a product, which is the same for as long as its page is open, and the way to send it
 * as a whole. What is refused stands at its box; what another saved meanwhile is fetched, and the
 * typed stays.
 */
export function useProductForm({ product, places, onSaved, onOutdated, onWrong }: Options) {
  const viewer = useViewer();
  const alert = useAlert();
  const [mutate] = useDeskSaveProductMutation();
  const [form] = useState(() => new ProductForm(viewer.id, product));
  useLayoutEffect(() => form.takeOver(product), [form, product]);

  // What was typed a moment ago is not lost with the page, and one is told where it is.
  const leave = useEffectEvent(() => {
    if (form.keep()) alert.success(t('Not saved yet. This browser keeps it as a draft.'));
  });
  useEffect(() => {
    window.addEventListener('pagehide', form.keep);
    return () => {
      window.removeEventListener('pagehide', form.keep);
      leave();
    };
  }, [form]);

  const show = (found: ReadonlyMap<string, string>) => {
    form.blame(found);
    const [first] = found;
    if (!first) return;
    alert.error(first[1]);
    onWrong(first[0]);
  };
  const save = async () => {
    if (form.isSaving) return;
    const found = faultsOf(form.textOf);
    show(found);
    if (found.size > 0) return;
    const input = inputOf(form, { product, places });
    const work = async () => (await mutate({ variables: { input } })).data?.saveProduct;
    form.setSaving(true);
    const { isDone, message, field, answer } = await outcomeOf(work, t('Saved.'));
    form.setSaving(false);
    if (isDone && answer?.product) {
      form.clear();
      alert.success(message);
      onSaved(answer.product.id);
    } else if (field && field !== 'expectedVersion') {
      show(new Map([[boxOfRefusal(field, input, listOf(form.textOf('variants'))), message]]));
    } else {
      if (field) onOutdated();
      alert.error(message);
    }
  };
  return { form, save };
}
