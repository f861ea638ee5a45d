import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { gql } from '../gql';
import { type SubstitutionWish, useSetCartLineWishMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { type Message, t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { SelectBox } from '../ui/form/SelectField';

gql(`mutation setCartLineWish($id: ID!, $wish: SubstitutionWish!) {
  setCartLineWish(id: $id, wish: $wish) {
    message
    cart { id lines { id wish } }
    userErrors { code message field }
  }
}`);

/** What a shopper wants where something is missing, in the order in which it is offered. */
const WISHES = {
  ASK_ME: 'Ask me',
  SIMILAR: 'Send something similar',
  NOTHING: 'Give the money back',
} as const satisfies Record<string, Message>;

interface LineWishProps {
  lineId: string;
  /** Of the product, for who only hears the box. */
  name: string;
  wish: SubstitutionWish;
}

/** What the shop is to do where a line turns out to be missing when it is packed. */
export function LineWish({ lineId, name, wish }: LineWishProps) {
  const id = useId();
  const alert = useAlert();
  const [mutate] = useSetCartLineWishMutation();
  const [wanted, setWanted] = useState<SubstitutionWish | null>(null);

  const choose = async (next: SubstitutionWish) => {
    setWanted(next);
    try {
      const { data } = await mutate({ variables: { id: lineId, wish: next } });
      const refusal = data?.setCartLineWish.userErrors[0];
      if (refusal) alert.error(refusal.message);
    } catch (error) {
      alert.error(faultMessage(error));
    }
    setWanted(null);
  };

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5" mt="1" textStyle="sm">
      <chakra.label htmlFor={id} color="fg.muted">
        {t('If it is missing:')}
      </chakra.label>
      <SelectBox
        id={id}
        aria-label={t('If {name} is missing', { name })}
        h="9"
        ps="0"
        pe="8"
        border="0"
        bg="transparent"
        fontSize="sm"
        fontWeight="semibold"
        textOverflow="ellipsis"
        css={{ fieldSizing: 'content' }}
        value={wanted ?? wish}
        onChange={(value) => void choose(value as SubstitutionWish)}
        room={{ w: 'auto', minW: '0', maxW: 'full' }}
      >
        {Object.entries(WISHES).map(([value, words]) => (
          <option key={value} value={value}>
            {t(words)}
          </option>
        ))}
      </SelectBox>
    </chakra.div>
  );
}
