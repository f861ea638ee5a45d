import { useEditorContext } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { useOpenOperation } from '../useOpenOperation';
import { parseSharedLink } from './link';

/** Opens what the address shares, at the start and whenever another such link is followed. */
export function useSharedOperation(): void {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const isReady = queryEditor !== null && variableEditor !== null;
  const openOperation = useOpenOperation();
  const open = useRef(openOperation);
  open.current = openOperation;

  useEffect(() => {
    if (!isReady) return;
    const openShared = () => {
      const shared = parseSharedLink(window.location.hash);
      if (!shared) return;
      // What is done to it is stored by the editor, so that it must not come again with the next
      // visit.
      window.history.replaceState(null, '', window.location.pathname);
      open.current(shared);
    };
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [isReady]);
}
