import { useEditorContext, usePluginStore } from '@graphiql/react';
import { useEffect } from 'react';
import { useAnswers } from './answers/useAnswers';
import { fillIn } from './fillIn';
import { useSession } from './useSession';

/**
 * Makes the open tab ready to run: under Headers the token of the session, under Variables what was
 * answered before and ids of this shop in the place of "…product" and the like.
 */
export function ReadyTab() {
  const { tabs, activeTabIndex: place, ...editors } = useEditorContext({ nonNull: true });
  const { queryEditor, variableEditor, headerEditor, responseEditor } = editors;
  const panel = usePluginStore((state) => state.visiblePlugin);
  const tab = tabs[place];
  const { session } = useSession();
  const token = session?.token ?? null;

  useEffect(() => {
    document.getElementById(`graphiql-session-tab-${place}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);

  // On a phone a panel hides the editors, which do not draw anew what was written meanwhile.
  useEffect(() => {
    if (panel) return;
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor]) editor?.refresh();
  }, [panel, queryEditor, variableEditor, headerEditor, responseEditor]);

  return (
    <>
      <TabHeaders key={tab?.id} token={token} />
      <TabVariables key={`${tab?.id} ${tab?.title}`} token={token} />
    </>
  );
}

/** What the playground itself writes as headers, and so may write over. */
const OWN_HEADERS = /^\s*(\{\s*"Authorization":\s*"Bearer [^"]*"\s*\})?\s*$/;

function TabHeaders({ token }: { token: string | null }) {
  const { headerEditor } = useEditorContext({ nonNull: true });

  useEffect(() => {
    if (!headerEditor || !OWN_HEADERS.test(headerEditor.getValue())) return;
    const headers = token ? `${JSON.stringify({ Authorization: `Bearer ${token}` }, null, 2)}\n` : '';
    if (headerEditor.getValue() !== headers) headerEditor.setValue(headers);
  }, [headerEditor, token]);

  return null;
}

function TabVariables({ token }: { token: string | null }) {
  const { variableEditor, updateActiveTabValues } = useEditorContext({ nonNull: true });
  const { values } = useAnswers();

  useEffect(() => {
    if (!variableEditor) return;
    let isLookedAt = true;
    const asked = variableEditor.getValue();
    fillIn(asked, token, values).then((variables) => {
      // What was typed meanwhile is not written over.
      if (!isLookedAt || variables === asked || variableEditor.getValue() !== asked) return;
      variableEditor.setValue(variables);
      updateActiveTabValues({ variables });
    });
    return () => {
      isLookedAt = false;
    };
  }, [variableEditor, token, values, updateActiveTabValues]);

  return null;
}
