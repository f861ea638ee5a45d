import { ToolbarButton, useEditorContext } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { linkTo } from './link';

const TOLD_FOR_MS = 3_000;

/**
 * Copies a link to what the tab holds, without headers and without anything secret, and shows it as
 * the address.
 */
export function ShareButton() {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), TOLD_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const share = async () => {
    const link = linkTo({ query: queryEditor?.getValue() ?? '', variables: variableEditor?.getValue() ?? '' });
    window.history.replaceState(null, '', link);
    // Over an address without TLS there is no clipboard, and the address is copied by hand.
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setIsCopied(true);
  };

  return (
    <>
      <ToolbarButton label={isCopied ? 'The link is copied' : 'Share by a link'} onClick={share}>
        <svg
          className="graphiql-toolbar-icon"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d={LINK} strokeLinecap="round" />
        </svg>
      </ToolbarButton>
      <span role="status" className="heard">
        {isCopied && 'The link is copied, and stands in the address bar.'}
      </span>
    </>
  );
}

const LINK = 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1';
