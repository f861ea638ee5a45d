import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gql } from '../../gql';
import { ScannedGoodsDocument } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { CameraScan } from '../../ui/scan/CameraScan';

gql(`
  query ScannedGoods($code: String!) {
    search(query: $code, first: 2) {
      nodes { id }
    }
  }
`);

/**
 * Reads the bar code of a pack through the camera and opens its page. What the shop does not have
 * is said, and the camera goes on looking.
 */
export function BarcodeSearch({ onChoose }: { onChoose: () => void }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const isAsking = useRef(false);
  const [said, setSaid] = useState('');

  const find = async (code: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const { data } = await client
      .query({ query: ScannedGoodsDocument, variables: { code } })
      .catch(() => ({ data: undefined }));
    isAsking.current = false;
    if (!data) {
      setSaid(t('We could not search just now. Please check your connection and try again.'));
      return;
    }
    const [first, second] = data.search.nodes;
    if (!first) {
      setSaid(t('We do not sell what has the bar code {code}.', { code }));
      return;
    }
    navigate(second ? paths.search(code) : paths.product(first.id));
    onChoose();
  };
  return (
    <>
      <CameraScan onScan={find} />
      <p role="status">{said || t('Hold the bar code of a pack before the camera.')}</p>
    </>
  );
}
