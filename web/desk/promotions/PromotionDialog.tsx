import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { BannerPicture } from '../../banners/BannerPicture';
import { gql } from '../../gql';
import { type DeskSlidesQuery, type DeskUploadPictureMutation, useDeskUploadPictureMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { FileField } from '../shared/form/FileField';
import { FormDialog } from '../shared/form/FormDialog';
import { instantOf, localOf } from '../shared/moments';
import { AsSeen } from './AsSeen';
import type { Place, Promotion } from './promotions';
import { useSavePromotion } from './useSavePromotion';

gql(`mutation deskUploadPicture($images: [Upload!]!) {
  uploadImages(images: $images) {
    images { id alt width height placeholder srcset }
    userErrors { code message field }
  }
}`);

type Uploaded = NonNullable<DeskUploadPictureMutation['uploadImages']['images']>[number];

interface PromotionDialogProps {
  /** Null for a new one. */
  promotion: Promotion | null;
  place: Place;
  /** What it is called: slide or banner. */
  thing: string;
  categories: DeskSlidesQuery['categories'];
  uploadUrl: string;
  onSaved: () => unknown;
  onClose: () => void;
}

/**
 * The words, the picture, the way and the time of a slide or a banner, with how visitors will see
 * it.
 */
export function PromotionDialog({ promotion, place, thing, categories, uploadUrl, ...on }: PromotionDialogProps) {
  const alert = useAlert();
  const { save } = useSavePromotion(place);
  const [upload] = useDeskUploadPictureMutation();
  const [headline, setHeadline] = useState(promotion?.images[0]?.alt ?? '');
  const [hindiHeadline, setHindiHeadline] = useState(promotion?.hindiHeadline ?? '');
  const [leads, setLeads] = useState(promotion?.subCategory?.id ?? promotion?.category?.id ?? '');
  const [from, setFrom] = useState(localOf(promotion?.showsFrom ?? null));
  const [until, setUntil] = useState(localOf(promotion?.showsUntil ?? null));
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const shown = uploaded ?? promotion?.images[0];

  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const context = { upload: { url: uploadUrl, onProgress: () => undefined } };
      const answer = (await upload({ variables: { images: [file] }, context })).data?.uploadImages;
      const [image] = answer?.images ?? [];
      if (image) setUploaded(image);
      else alert.error(answer?.userErrors[0]?.message ?? faultMessage(null));
    } catch (error) {
      alert.error(faultMessage(error));
    }
  };
  const send = async () => {
    const isTop = categories.some(({ id }) => id === leads);
    const isDone = await save({
      ...(promotion ? { id: promotion.id } : {}),
      headline,
      hindiHeadline: hindiHeadline || null,
      ...(uploaded ? { imageId: uploaded.id, ...(place ? {} : { narrowImageId: null }) } : {}),
      categoryId: isTop ? leads : null,
      subCategoryId: leads && !isTop ? leads : null,
      ...{ showsFrom: instantOf(from), showsUntil: instantOf(until) },
    });
    if (isDone) on.onSaved();
    return isDone;
  };
  return (
    <FormDialog
      title={promotion ? t('Change the {thing}', { thing }) : t('Add a {thing}', { thing })}
      actionLabel={t('Save')}
      onSend={send}
      onClose={on.onClose}
    >
      {shown && (
        <AsSeen isUpright={place === 'SIDE'}>
          <BannerPicture
            image={shown}
            text={headline || ' '}
            sizes="480px"
            words={place === 'SIDE' ? 'top' : 'left'}
            call={t('Shop now')}
          />
        </AsSeen>
      )}
      <FileField
        label={shown ? t('Another picture') : t('The picture')}
        accept="image/jpeg,image/png,image/webp"
        hint={shapeFor(place)}
        onChoose={(file) => void choose(file)}
      />
      <TextField
        label={t('Headline')}
        name="headline"
        maxLength={200}
        value={headline}
        onChange={setHeadline}
        hint={t('Text after the first colon appears smaller.')}
      />
      <TextField
        label={t('Headline in Hindi')}
        name="hindiHeadline"
        maxLength={200}
        isOptional
        value={hindiHeadline}
        onChange={setHindiHeadline}
      />
      <SelectField label={t('Links to')} value={leads} onChange={setLeads}>
        <option value="">{place ? t('Choose a category') : t('No link')}</option>
        {categories.map(({ id, name, children }) => (
          <optgroup key={id} label={name}>
            <option value={id}>{name}</option>
            {children.map((child) => (
              <option key={child.id} value={child.id}>
                {name} › {child.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          label={t('Shown from')}
          name="from"
          type="datetime-local"
          isOptional
          value={from}
          onChange={setFrom}
        />
        <TextField
          label={t('Shown until')}
          name="until"
          type="datetime-local"
          isOptional
          value={until}
          onChange={setUntil}
        />
      </Grid>
    </FormDialog>
  );
}

function shapeFor(place: Place): string {
  const free =
    place === 'SIDE' ? t('portrait, with space for text at the top') : t('landscape, with space for text on the left');
  return t('JPG, PNG or WebP up to 5 MB: {free}.', { free });
}
