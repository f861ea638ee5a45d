import { useEditorContext, usePluginStore } from '@graphiql/react';
import { flushSync } from 'react-dom';
import { type Example, queryOf, variablesOf } from './examples';
import { fillIn } from './fillIn';
import { isPhone } from './isPhone';
import { useSession } from './useSession';

/** Opens an example, ready to run: in the tab of its name where there is one, otherwise in a new one. */
export function useOpenExample(): (example: Example) => Promise<void> {
  const { queryEditor, variableEditor, tabs, addTab, changeTab, setOperationName, updateActiveTabValues } =
    useEditorContext({ nonNull: true });
  const setVisiblePlugin = usePluginStore((state) => state.setVisiblePlugin);
  const { session } = useSession();
  return async (example) => {
    const query = queryOf(example);
    const variables = await fillIn(variablesOf(example), session?.token ?? null);
    const open = tabs.findIndex(({ title }) => title === example.name);
    // Only then does the tab's text stand in the editors, to be written over.
    flushSync(() => (open >= 0 ? changeTab(open) : addTab()));
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    // The editor finds out by itself a little later, and until then would run the operation of the tab before.
    setOperationName(example.name);
    if (isPhone()) setVisiblePlugin(null);
    updateActiveTabValues({ query, variables, operationName: example.name, response: null });
  };
}
