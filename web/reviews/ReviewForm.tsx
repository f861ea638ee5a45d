import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInOffer } from '../accounts/session/SignInOffer';
import { useSession } from '../accounts/session/session';
import type { ReviewSort } from '../gql/graphql';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { focusField } from '../ui/form/formFocus';
import { SendButton } from '../ui/form/SendButton';
import { TextField } from '../ui/form/TextField';
import { PhotosInput } from './PhotosInput';
import { type PendingReview, pendingReview } from './pendingReview';
import { StarsInput } from './StarsInput';
import { useAddReview } from './useAddReview';
import { MAX_PHOTOS, useReviewPhotos } from './useReviewPhotos';

const MAX_CHARACTERS = 2000;
/** The rating that a fresh form holds. @see spec §9 */
const FIRST_STARS = 1;

/** What the shopper wrote before, where it is to be changed. */
export interface OwnReview {
  text: string;
  /** Stars, 0.5 to 5 in halves. */
  customerRating: number;
  photos: readonly { id: string; srcset: string }[];
}

interface ReviewFormProps {
  productId: string;
  /** Where files are sent: `Shop.uploadUrl`. */
  uploadUrl: string;
  /** The order of the list that is on the screen. */
  sort: ReviewSort;
  /** What the form begins with; null: with nothing. */
  own: OwnReview | null;
  /** Brings what the shopper wrote before into the form; null where there is nothing to bring. */
  onChangeOwn: (() => void) | null;
  onSent: () => void;
}

/**
 * Stars, words and photos about a product. A visitor may write too, reads 'Please Login first' when
 * sending it, and finds it again after signing in; photos take an account. What was written stays
 * after a refusal and goes once it is sent.
 *
 * @see spec §4 (review form), §5 (review)
 */
export function ReviewForm({ productId, uploadUrl, sort, own, onChangeOwn, onSent }: ReviewFormProps) {
  const alert = useAlert();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { addReview, isBusy } = useAddReview(productId, sort);
  const photos = useReviewPhotos(own?.photos ?? [], uploadUrl);
  const id = useId();
  const [pending] = useState(() => pendingReview(location.state, productId));
  const [text, setText] = useState(pending?.text ?? own?.text ?? '');
  const [stars, setStars] = useState(pending?.stars ?? own?.customerRating ?? FIRST_STARS);
  const [fault, setFault] = useState<string | null>(null);
  const [isSignInOffered, setSignInOffered] = useState(false);
  const isSending = isBusy || photos.isBusy;

  const refuse = (form: HTMLFormElement, message: string) => {
    setFault(message);
    focusField(form, 'review');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setFault(null);
    setSignInOffered(!session);
    if (!session) return alert.error(t('Please Login first'));
    if (text.trim() === '') {
      alert.error(t('Please add Review'));
      return refuse(form, t('Please add Review'));
    }
    // Without photos it is sent at once, so that a second press finds it busy.
    const images = photos.chosen.length > 0 ? await photos.upload() : [];
    if (images === null) return;
    // What a review has stays where nothing was chosen and nothing taken away.
    const changed = own || images.length > 0 ? { images } : {};
    const outcome = await addReview({ productId, text, customerRating: stars, ...changed });
    if (outcome.isDone) {
      setText('');
      setStars(FIRST_STARS);
      photos.clear();
      onSent();
      // Sent, it must not come back with a reload of this history entry.
      if (pending) navigate(location, { replace: true, state: null });
    } else if (outcome.field === 'images') {
      photos.refuse(outcome.message);
    } else if (outcome.field) {
      refuse(form, outcome.message);
    }
  };

  const returnState: { review: PendingReview } = { review: { productId, text, stars } };
  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <Heading as="h3" size="xl" id={`${id}-title`}>
        {own ? t('Change your review') : t('Write a review')}
      </Heading>
      {onChangeOwn && (
        <Flex wrap="wrap" align="center" justify="space-between" gap="2" textStyle="sm">
          <span>{t('You have reviewed this product.')}</span>
          <Button size="sm" variant="outline" colorPalette="brand" onClick={onChangeOwn}>
            {t('Change it')}
          </Button>
        </Flex>
      )}
      <StarsInput name="customerRating" stars={stars} onChange={setStars} />
      <TextField
        label={t('Your review')}
        name="review"
        rows={5}
        maxLength={MAX_CHARACTERS}
        value={text}
        onChange={setText}
        error={fault}
        hint={
          <chakra.span display="flex" gap="4" justifyContent="space-between">
            <span>{t('Writing again changes your review.')}</span>
            <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {text.length} / {MAX_CHARACTERS}
            </chakra.span>
          </chakra.span>
        }
      />
      {session ? (
        <PhotosInput
          photos={photos.chosen}
          most={MAX_PHOTOS}
          error={photos.error}
          onAdd={photos.add}
          onRemove={photos.remove}
        />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t('Once you are signed in you can add photos.')}
        </Text>
      )}
      <SendButton isBusy={isSending} busyLabel={t('Adding...')}>
        {t('Submit Review')}
      </SendButton>
      {isSignInOffered && !session && (
        <SignInOffer title={t('Reviews are shown with your name')} returnState={returnState}>
          {t('Sign in to continue. What you wrote is saved.')}
        </SignInOffer>
      )}
    </chakra.form>
  );
}
