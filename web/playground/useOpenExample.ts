import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type OperationDefinitionNode, parse } from 'graphql';
import { type Example, queryOf, variablesOf } from './examples';
import { fillIn } from './fillIn';
import { isPhone } from './isPhone';
import { useSession } from './useSession';

/** Opens an example, ready to run: in the tab of its name where there is one, otherwise in a new one. */
export function useOpenExample(): (example: Example) => Promise<void> {
  const editors = useGraphiQL(({ queryEditor, variableEditor }) => ({ queryEditor, variableEditor }));
  const tabs = useGraphiQL((state) => state.tabs);
  const { addTab, changeTab, setOperationFacts, setVisiblePlugin, updateActiveTabValues } = useGraphiQLActions();
  const { session } = useSession();
  return async (example) => {
    const query = queryOf(example);
    const variables = await fillIn(variablesOf(example), session?.token ?? null);
    const open = tabs.findIndex(({ title }) => title === example.name);
    if (open >= 0) changeTab(open);
    else addTab();
    editors.queryEditor?.setValue(query);
    editors.variableEditor?.setValue(variables);
    // The editor finds out by itself a little later, and until then would run the operation of the tab before.
    setOperationFacts(factsOf(query, example.name));
    if (isPhone()) setVisiblePlugin(null);
    updateActiveTabValues({ query, variables, operationName: example.name, response: null });
  };
}

function factsOf(query: string, operationName: string) {
  const documentAST = parse(query);
  return { documentAST, operationName, operations: documentAST.definitions as OperationDefinitionNode[] };
}
