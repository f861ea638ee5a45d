import type { ApolloCache } from '@apollo/client';
import { gql } from '../../gql';
import {
  type AddAddressMutation,
  type AddressBookQuery,
  useAddAddressMutation,
  useRemoveAddressMutation,
  useSetDefaultAddressMutation,
  useUpdateAddressMutation,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { type Problem, useReport } from '../../ui/feedback/useReport';
import { useSession } from '../session/session';
import { ADDRESS_FIELDS, type Place } from './addressFields';

gql(`query AddressBook {
  me {
    id
    name
    phone
    addresses {
      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault
    }
  }
}`);
gql(`
  fragment SavedAddress on Address {
    id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault
  }
`);
gql(`mutation addAddress($input: AddressInput!) {
  answer: addAddress(input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }
}`);
gql(`mutation updateAddress($id: ID!, $input: AddressInput!) {
  answer: updateAddress(id: $id, input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }
}`);
gql(`mutation removeAddress($id: ID!) {
  answer: removeAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }
}`);
gql(`mutation setDefaultAddress($id: ID!) {
  answer: setDefaultAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }
}`);

/** An address of the viewer's book. */
export type SavedAddress = NonNullable<AddressBookQuery['me']>['addresses'][number];

/** What every mutation of the book answers, as far as it is looked at. */
interface Answered {
  data?: { answer: AddAddressMutation['answer'] } | null;
}

/** What a form holds of a saved address. */
export function placeOf(address: SavedAddress): Place {
  const entries = ADDRESS_FIELDS.map(({ name }) => [name, address[name] ?? '']);
  return Object.fromEntries(entries) as Place;
}

/** What the shopper knows an address by: its label, or else the street. */
export function nameOfAddress({ label, streetAddressLine1 }: SavedAddress): string {
  return label ?? streetAddressLine1;
}

/**
 * An address in a line, without who receives there, and without the street where that is its name.
 */
export function addressLine(address: SavedAddress): string {
  const { label, streetAddressLine1, streetAddressLine2, city, zipCode } = address;
  return [label && streetAddressLine1, streetAddressLine2, `${city} ${zipCode}`].filter(Boolean).join(', ');
}

/**
 * Changes the viewer's address book; whatever shows it follows. Each function says what came of it
 * in the alert bar.
 *
 * @returns the changes, each answering null when it is done, and whether an answer is awaited
 */
export function useChangeAddresses() {
  const report = useReport();
  const userId = useSession()?.user.userId;
  const update = (cache: ApolloCache, { data }: Answered) => {
    cache.modify({
      id: cache.identify({ __typename: 'User', id: userId }),
      fields: {
        addresses: (known, { toReference }) => data?.answer.addresses.map((each) => toReference(each)) ?? known,
      },
    });
  };
  const [add, adding] = useAddAddressMutation({ update });
  const [change, changing] = useUpdateAddressMutation({ update });
  const [remove, removing] = useRemoveAddressMutation({ update });
  const [setDefault, settingDefault] = useSetDefaultAddressMutation({ update });

  const end = async (work: Promise<Answered>, success: Message): Promise<Problem | null> => {
    const outcome = await report(async () => (await work).data?.answer, t(success));
    return outcome.isDone ? null : outcome;
  };

  return {
    /** Changes the address of the id, or adds one where it is null. */
    save: (id: string | null, place: Place, label: string | null) => {
      const input = { ...place, label };
      return end(id === null ? add({ variables: { input } }) : change({ variables: { id, input } }), 'Address saved');
    },
    remove: (id: string) => end(remove({ variables: { id } }), 'Address removed'),
    /** Has every checkout start with it. */
    setDefault: (id: string) => end(setDefault({ variables: { id } }), 'Default address changed'),
    isBusy: adding.loading || changing.loading || removing.loading || settingDefault.loading,
  };
}
