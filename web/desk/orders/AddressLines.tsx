import type { DeskSlipOrderFragment } from '../../gql/graphql';

/** Where an order goes, a line each, as it stands on a parcel. It is to stand in an address. */
export function AddressLines({
  order: { name, address, city, state, pincode, country },
}: {
  order: Pick<DeskSlipOrderFragment, 'name' | 'address' | 'city' | 'state' | 'pincode' | 'country'>;
}) {
  return (
    <>
      <b>{name}</b>
      <br />
      {address}
      <br />
      {[city, state, pincode].filter(Boolean).join(', ')}
      <br />
      {country}
    </>
  );
}
