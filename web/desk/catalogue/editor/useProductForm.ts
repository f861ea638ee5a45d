import { useState } from 'react';
import { gql } from '../../../gql';
import { type DeskProductDraftFragment, useDeskSaveProductMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { useAlert } from '../../../ui/feedback/AlertBar';
import { outcomeOf } from '../../../ui/feedback/useReport';
import { faultsOf } from './productFaults';
import { boxOfRefusal, inputOf, listOf, type Place } from './productTexts';
import { type ProductDraft, useProductDraft } from './useProductDraft';

gql(`mutation deskSaveProduct($input: ProductInput!) {
  saveProduct(input: $input) {
    product { id ...DeskProductDraft }
    userErrors { code message field }
  }
}`);

/** The editor's boxes, what is wrong in them, and the way to save them. */
export interface ProductForm extends ProductDraft {
  errorOf: (field: string) => string | null;
  /** The boxes that are wrong, in the order of the form. */
  wrong: readonly string[];
  isSaving: boolean;
  save: () => Promise<void>;
}

interface Options {
  /** As it is kept now; null for a new one. */
  product: DeskProductDraftFragment | null;
  places: readonly Place[];
  /** Called with the id of what was saved. */
  onSaved: (id: string) => void;
  /** Called when another editor has saved it meanwhile: what is kept now is to be fetched. */
  onOutdated: () => Promise<unknown>;
  /** Called with the boxes that are wrong after an attempt to save. */
  onWrong: (field: string) => void;
}

/**
 * A product as it is typed, sent as a whole. What is refused stands at its box; what another saved
 * meanwhile is fetched, and the typed stays.
 */
export function useProductForm({ product, places, onSaved, onOutdated, onWrong }: Options): ProductForm {
  const draft = useProductDraft(product);
  const alert = useAlert();
  const [mutate, { loading }] = useDeskSaveProductMutation();
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());

  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const [first] = found;
    if (!first) return;
    alert.error(first[1]);
    onWrong(first[0]);
  };
  const save = async () => {
    if (loading) return;
    const found = faultsOf(draft.textOf);
    show(found);
    if (found.size > 0) return;
    const input = inputOf(draft, { product, places });
    const work = async () => (await mutate({ variables: { input } })).data?.saveProduct;
    const { isDone, message, field, answer } = await outcomeOf(work, t('Saved.'));
    if (isDone && answer?.product) {
      draft.clear();
      alert.success(message);
      onSaved(answer.product.id);
    } else if (field && field !== 'expectedVersion') {
      show(new Map([[boxOfRefusal(field, input, listOf(draft.textOf('variants'))), message]]));
    } else {
      if (field) await onOutdated();
      alert.error(message);
    }
  };
  return {
    ...draft,
    set: (field, text) => {
      if (faults.has(field)) setFaults(new Map([...faults].filter(([wrong]) => wrong !== field)));
      draft.set(field, text);
    },
    clear: () => {
      setFaults(new Map());
      draft.clear();
    },
    errorOf: (field) => faults.get(field) ?? null,
    wrong: [...faults.keys()],
    isSaving: loading,
    save,
  };
}
