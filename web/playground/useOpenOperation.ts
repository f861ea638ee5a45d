import { useEditorContext, usePluginStore } from '@graphiql/react';
import { flushSync } from 'react-dom';
import { useAnswers } from './answers/useAnswers';
import { operationNameOf } from './examples';
import { fillIn } from './fillIn';
import { isPhone } from './isPhone';
import { useSession } from './useSession';

/**
 * Opens an operation, ready to run: in the tab of its name where there is one, otherwise in a new
 * one.
 */
export function useOpenOperation(): (operation: { query: string; variables: string }) => Promise<void> {
  const { queryEditor, variableEditor, tabs, addTab, changeTab, setOperationName, updateActiveTabValues } =
    useEditorContext({ nonNull: true });
  const setVisiblePlugin = usePluginStore((state) => state.setVisiblePlugin);
  const { session } = useSession();
  const { values } = useAnswers();
  return async ({ query, variables: asked }) => {
    const variables = await fillIn(asked, session?.token ?? null, values);
    const name = operationNameOf(query);
    const open = tabs.findIndex(({ title }) => title === name);
    // Only then does the tab's text stand in the editors, to be written over.
    flushSync(() => (open >= 0 ? changeTab(open) : addTab()));
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    // The editor finds out by itself a little later, and until then would run the operation of the
    // tab before.
    if (name) setOperationName(name);
    if (isPhone()) setVisiblePlugin(null);
    updateActiveTabValues({ query, variables, operationName: name, response: null });
  };
}
