// biome-ignore-all lint/a11y/useSemanticElements: a fieldset would need a legend on screen

import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type ProfileForm_UserFragment, ProfileForm_UserFragmentDoc } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { AvatarUpload } from './AvatarUpload';
import { usePictureUpload } from './usePictureUpload';
import { useUpdateProfile } from './useUpdateProfile';

gql(`
  fragment ProfileForm_user on User {
    id name email phone
    images { id small: url(width: 160) large: url(width: 480) }
  }
`);

interface ProfileFormProps {
  user: FragmentType<ProfileForm_UserFragment>;
  /** Where files are sent: `Shop.uploadUrl`. */
  uploadUrl: string;
  /** Whether the e-mail address can be changed, further down on the page. */
  changesEmail: boolean;
  /** Empties the store of uploads; resolves when that is done. */
  onClear: () => Promise<void>;
  /** Resolves when the store of uploads has been emptied for this visit. */
  cleared: () => Promise<void>;
}

/**
 * Edit Profile: the shopper's picture, Name, Email (read-only) and Phone. It appears once the user
 * is in the cache.
 */
export function ProfileForm({ user, ...props }: ProfileFormProps) {
  const { data, complete } = useFragment({
    fragment: ProfileForm_UserFragmentDoc,
    fragmentName: 'ProfileForm_user',
    from: user,
  });
  return complete ? <Form user={data} {...props} /> : null;
}

/**
 * The first empty box stops Save: an alert, the same words under the box, and the focus in it.
 * Uploaded pictures are saved at once; which of them is shown first is saved with the rest.
 *
 * @see spec §4 (profile save), §5 (profile save)
 */
function Form({
  user,
  uploadUrl,
  changesEmail,
  onClear,
  cleared,
}: Omit<ProfileFormProps, 'user'> & { user: ProfileForm_UserFragment }) {
  const updateProfile = useUpdateProfile();
  const [firstId, setFirstId] = useState<string | null>(null);
  const { upload, choose, retry, dismiss } = usePictureUpload({ uploadUrl, cleared, onSaved: () => setFirstId(null) });
  const first = user.images.find(({ id }) => id === firstId) ?? user.images[0];
  const { box, isBusy, problem, onSubmit } = useForm(
    { name: user.name, phone: user.phone ?? '' },
    ({ name, phone }) => {
      const missing = !name.trim() ? 'name' : !phone.trim() ? 'phone' : first ? null : 'images';
      if (missing) return { message: t('Please fill all the details'), field: missing };
      const others = user.images.filter((image) => image !== first);
      return updateProfile({ name, phone, images: [first, ...others].flatMap((image) => image?.id ?? []) });
    },
    {
      onDone: () => {
        setFirstId(null);
        void onClear();
      },
    },
  );

  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('Edit Profile')}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' }} gap={{ base: '8', md: '12' }}>
        <Stack gap="5" align="center">
          <AvatarUpload
            name={user.name}
            image={first?.large ?? null}
            upload={upload}
            isInvalid={problem?.field === 'images'}
            onChoose={choose}
            onRetry={retry}
            onDismiss={dismiss}
          />
          {user.images.length > 1 && (
            <PicturePicker images={user.images} chosenId={first?.id ?? ''} onChoose={setFirstId} />
          )}
        </Stack>
        <Stack gap="5">
          <TextField {...box('name')} label={t('Name')} autoComplete="name" maxLength={200} />
          <TextField
            label={t('Email')}
            name="email"
            type="email"
            autoComplete="email"
            value={user.email}
            onChange={() => undefined}
            isReadOnly
            hint={changesEmail ? t('You can change it below.') : t('Your e-mail address stays as it is.')}
          />
          <TextField
            {...box('phone')}
            label={t('Phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            maxLength={32}
          />
          <SendButton
            minW="min(10rem, 100%)"
            alignSelf={{ md: 'flex-start' }}
            isBusy={isBusy}
            busyLabel={t('Saving...')}
          >
            {t('Save')}
          </SendButton>
        </Stack>
      </Grid>
    </form>
  );
}

interface PicturePickerProps {
  images: ProfileForm_UserFragment['images'];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** All pictures of a profile that has several; the pressed one is shown first. */
function PicturePicker({ images, chosenId, onChoose }: PicturePickerProps) {
  return (
    <Stack gap="2" align="center" role="group" aria-label={t('Your pictures')}>
      <Flex gap="2" wrap="wrap" justify="center" maxW="56">
        {images.map(({ id, small }, index) => (
          <chakra.button
            w="12"
            h="12"
            borderRadius="full"
            overflow="hidden"
            outline="2px solid transparent"
            outlineOffset="2px"
            transition="outline-color 150ms"
            _pressed={{ outlineColor: 'brand.solid' }}
            css={{ '& img': { w: 'full', h: 'full', objectFit: 'cover' } }}
            key={id}
            type="button"
            aria-pressed={id === chosenId}
            aria-label={t('Show picture {index} first', { index: index + 1 })}
            onClick={() => onChoose(id)}
          >
            <img src={small} alt="" width={48} height={48} />
          </chakra.button>
        ))}
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {t('Choose your main picture, then press Save')}
      </Text>
    </Stack>
  );
}
