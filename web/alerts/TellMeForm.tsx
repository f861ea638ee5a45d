import { chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../accounts/session/session';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { choiceInWords } from '../lib/packs';
import { RadioChoice } from '../ui/form/RadioChoice';
import { SendButton } from '../ui/form/SendButton';
import { TextField } from '../ui/form/TextField';
import { useForm } from '../ui/form/useForm';
import { useProductAlerts } from './useProductAlerts';

/** A pack of the product. */
export interface TellMePack {
  id: string;
  size: string | null;
  ram: string | null;
  weight: string | null;
  price: number;
  countInStock: number;
}

interface TellMeFormProps {
  productId: string;
  /** At least one, the first being the default. */
  packs: readonly TellMePack[];
  /** The pack that was looked at, where one was. */
  chosenId: string | null;
}

type Kind = 'BACK_IN_STOCK' | 'PRICE_FALL';

/**
 * Which pack, what of it, and for a visitor the address to write to; a signed-in shopper presses
 * once. Of a pack that can be bought now only the price is offered.
 */
export function TellMeForm({ productId, packs, chosenId }: TellMeFormProps) {
  const session = useSession();
  const { requestProductAlert } = useProductAlerts();
  const [packId, setPackId] = useState(chosenId ?? firstWanted(packs).id);
  const [wish, setWish] = useState<Kind>('BACK_IN_STOCK');
  const pack = packs.find(({ id }) => id === packId) ?? firstWanted(packs);
  const kind: Kind = pack.countInStock > 0 ? 'PRICE_FALL' : wish;
  const { box, isBusy, onSubmit } = useForm(
    { email: '' },
    ({ email }) => {
      if (!session && email.trim() === '') return { message: t('Please fill in your email'), field: 'email' };
      return requestProductAlert({
        ...{ productId, kind, variantId: pack.id },
        ...(session ? {} : { email: email.trim() }),
      });
    },
    { resume: 'email' },
  );

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Tell me')}>
      {packs.length > 1 && (
        <RadioChoice
          legend={t('Which pack?')}
          value={pack.id}
          onChange={setPackId}
          options={packs.map((each) => [
            each.id,
            <>
              {choiceInWords(each)}{' '}
              <chakra.span color="fg.muted" ms="2">
                {each.countInStock > 0 ? formatRupees(each.price) : t('Out of stock')}
              </chakra.span>
            </>,
          ])}
        />
      )}
      {pack.countInStock === 0 ? (
        <RadioChoice
          legend={t('When shall we tell you?')}
          value={kind}
          onChange={setWish}
          options={[
            ['BACK_IN_STOCK', t('When it is back in stock')],
            ['PRICE_FALL', t('When it costs less than {price}', { price: formatRupees(pack.price) })],
          ]}
        />
      ) : (
        <Text>{t('We tell you when it costs less than {price}.', { price: formatRupees(pack.price) })}</Text>
      )}
      {!session && (
        <TextField
          {...box('email')}
          label={t('Your e-mail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={t('We send a link there first. We write once, and use the address for nothing else.')}
        />
      )}
      <div>
        <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
          {t('Tell me')}
        </SendButton>
      </div>
    </chakra.form>
  );
}

/** What a shopper most likely waits for: a pack of which none is left. */
function firstWanted(packs: readonly TellMePack[]): TellMePack {
  return packs.find(({ countInStock }) => countInStock === 0) ?? (packs[0] as TellMePack);
}
