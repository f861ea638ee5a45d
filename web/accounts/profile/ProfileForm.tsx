// biome-ignore-all lint/a11y/useSemanticElements: a fieldset would need a legend on screen

import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { type ProfileForm_UserFragment, ProfileForm_UserFragmentDoc } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { AvatarUpload } from './AvatarUpload';
import { usePictureUpload } from './usePictureUpload';
import { type ProfileProblem, useUpdateProfile } from './useUpdateProfile';

gql(`
  fragment ProfileForm_user on User {
    id name email phone
    images { id small: url(width: 160) large: url(width: 480) }
  }
`);

const BLANK = 'Please fill all the details';

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
  const alert = useAlert();
  const { updateProfile, isBusy } = useUpdateProfile();
  const [name, setName] = useState(user.name);
  const [phone, setPhone] = useState(user.phone ?? '');
  const [firstId, setFirstId] = useState<string | null>(null);
  const [problem, setProblem] = useState<ProfileProblem | null>(null);
  const { upload, choose, retry, dismiss } = usePictureUpload({ uploadUrl, cleared, onSaved: () => setFirstId(null) });
  const first = user.images.find(({ id }) => id === firstId) ?? user.images[0];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const missing = !name.trim() ? 'name' : !phone.trim() ? 'phone' : first ? null : 'images';
    const others = user.images.filter((image) => image !== first);
    const images = first ? [first, ...others].map(({ id }) => id) : [];
    const refusal = missing ? { message: t(BLANK), field: missing } : await updateProfile({ name, phone, images });
    setProblem(refusal);
    if (refusal) {
      alert.error(refusal.message);
      focusField(form, refusal.field ?? '');
      return;
    }
    setFirstId(null);
    alert.success(t('user updated'));
    void onClear();
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.message : null);

  return (
    <form noValidate onSubmit={submit} aria-label={t('Edit Profile')}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' }} gap={{ base: '8', md: '12' }}>
        <Stack gap="5" align="center">
          <AvatarUpload
            name={user.name}
            image={first?.large ?? null}
            upload={upload}
            isInvalid={errorOf('images') !== null}
            onChoose={choose}
            onRetry={retry}
            onDismiss={dismiss}
          />
          {user.images.length > 1 && (
            <PicturePicker images={user.images} chosenId={first?.id ?? ''} onChoose={setFirstId} />
          )}
        </Stack>
        <Stack gap="5">
          <TextField
            label={t('Name')}
            name="name"
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={setName}
            error={errorOf('name')}
          />
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
            label={t('Phone')}
            name="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            maxLength={32}
            value={phone}
            onChange={setPhone}
            error={errorOf('phone')}
          />
          <SendButton minW="40" alignSelf={{ md: 'flex-start' }} isBusy={isBusy} busyLabel={t('Saving...')}>
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
