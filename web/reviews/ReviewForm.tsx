import { chakra, Heading } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInOffer } from '../accounts/session/SignInOffer';
import { useSession } from '../accounts/session/session';
import { t } from '../lib/messages';
import { InChakra } from '../theme/InChakra';
import { useAlert } from '../ui/feedback/AlertBar';
import { focusField } from '../ui/form/formFocus';
import { SendButton } from '../ui/form/SendButton';
import { TextField } from '../ui/form/TextField';
import { type PendingReview, pendingReview } from './pendingReview';
import { StarsInput } from './StarsInput';
import { useAddReview } from './useAddReview';

const MAX_CHARACTERS = 2000;
/** The rating that a fresh form holds. @see spec §9 */
const FIRST_STARS = 1;

/**
 * Stars and words about a product. A visitor may write too, reads 'Please Login first' when sending
 * it, and finds it again after signing in. What was written stays after a refusal and goes once it
 * is sent.
 *
 * @see spec §4 (review form), §5 (review)
 */
export function ReviewForm({ productId }: { productId: string }) {
  const alert = useAlert();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { addReview, isBusy } = useAddReview();
  const id = useId();
  const [pending] = useState(() => pendingReview(location.state, productId));
  const [text, setText] = useState(pending?.text ?? '');
  const [stars, setStars] = useState(pending?.stars ?? FIRST_STARS);
  const [fault, setFault] = useState<string | null>(null);
  const [isSignInOffered, setSignInOffered] = useState(false);

  const refuse = (form: HTMLFormElement, message: string) => {
    setFault(message);
    focusField(form, 'review');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setFault(null);
    setSignInOffered(!session);
    if (!session) return alert.error(t('Please Login first'));
    if (text.trim() === '') {
      alert.error(t('Please add Review'));
      return refuse(form, t('Please add Review'));
    }
    const outcome = await addReview({ productId, text, customerRating: stars });
    if (outcome.isDone) {
      setText('');
      setStars(FIRST_STARS);
      // Sent, it must not come back with a reload of this history entry.
      if (pending) navigate(location, { replace: true, state: null });
    } else if (outcome.field) {
      refuse(form, outcome.message);
    }
  };

  const returnState: { review: PendingReview } = { review: { productId, text, stars } };
  return (
    <InChakra>
      <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
        <Heading as="h3" size="xl" id={`${id}-title`}>
          {t('Write a review')}
        </Heading>
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
        <SendButton isBusy={isBusy} busyLabel={t('Adding...')}>
          {t('Submit Review')}
        </SendButton>
        {isSignInOffered && !session && (
          <SignInOffer title={t('Reviews are shown with your name')} returnState={returnState}>
            {t('Sign in to continue. What you wrote is saved.')}
          </SignInOffer>
        )}
      </chakra.form>
    </InChakra>
  );
}
