import { Button, Flex, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { gql } from '../../../gql';
import { type ShopPictureKind, useDeskSetShopPictureMutation } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { FileField } from '../../shared/form/FileField';
import { useOutcomeReport } from '../../shared/useOutcomeReport';

gql(`mutation deskSetShopPicture($kind: ShopPictureKind!, $file: Upload) {
  setShopPicture(kind: $kind, file: $file) {
    appearance { iconUrl logo { url width height } pagePicture { url width height } }
    userErrors { code message field }
  }
}`);

const WORDS: Record<ShopPictureKind, { label: Message; hint: Message; remove: Message }> = {
  LOGO: {
    label: 'Logo',
    hint: 'PNG or SVG. Shown in place of the icon and the name.',
    remove: 'Remove the logo',
  },
  ICON: {
    label: 'Icon',
    hint: 'PNG or SVG, square. For tabs and the installed shop.',
    remove: 'Remove the icon',
  },
  PAGE: {
    label: 'Picture on information pages',
    hint: 'PNG or SVG. Beside the title of About Us, the policies and help, on wide screens.',
    remove: 'Remove the picture',
  },
};

interface ShopPictureFieldProps {
  kind: ShopPictureKind;
  /** Null for what comes with the shop. */
  picture: { url: string; width: number; height: number } | null;
  onSaved: () => unknown;
}

/** A picture of the shop's own: what there is, and a box that sends another one at once. */
export function ShopPictureField({ kind, picture, onSaved }: ShopPictureFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetShopPictureMutation();
  const words = WORDS[kind];
  const send = async (file: File | null) => {
    if (loading) return;
    const context = { upload: { url: '/graphql', onProgress: () => undefined } };
    const isDone = await report(
      async () => (await mutate({ variables: { kind, file }, ...(file ? { context } : {}) })).data?.setShopPicture,
    );
    if (box.current) box.current.value = '';
    if (isDone) onSaved();
  };
  return (
    <Grid gap="3" minW="0">
      <FileField
        ref={box}
        label={t(words.label)}
        accept=".png,.svg,image/png,image/svg+xml"
        hint={t(words.hint)}
        onChoose={(file) => file && void send(file)}
      />
      {picture && (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <img
            src={picture.url}
            alt={t(words.label)}
            height={48}
            style={{ height: 48, maxWidth: '100%', objectFit: 'contain', objectPosition: 'left' }}
          />
          <Button variant="ghost" colorPalette="danger" size="sm" onClick={() => void send(null)}>
            {t(words.remove)}
          </Button>
        </Flex>
      )}
    </Grid>
  );
}
