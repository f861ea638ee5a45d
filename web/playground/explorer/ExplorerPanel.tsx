import { useEditorContext, useOperationsEditorState, useOptimisticState, useSchemaStore } from '@graphiql/react';
import { type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { useId, useState } from 'react';
import { useAnswers } from '../answers/useAnswers';
import { operationNameOf } from '../examples';
import { fillIn } from '../fillIn';
import { useOpenOperation } from '../useOpenOperation';
import { useSession } from '../useSession';
import { type Edited, operationIn } from './editOperation';
import { FieldTree } from './FieldTree';

const KINDS = Object.values(OperationTypeNode);

/**
 * Clicks an operation together: ticking a field puts it into the open tab, with what it cannot do
 * without.
 */
export function ExplorerPanel() {
  const { schema } = useSchemaStore();
  const [query] = useOptimisticState(useOperationsEditorState());
  const [chosenKind, setChosenKind] = useState<OperationTypeNode | null>(null);
  const [sought, setSought] = useState('');
  const change = useChange();
  const id = useId();

  const operation = readOperation(query);
  const known = operation === 'unreadable' ? null : operation;
  const kind = chosenKind ?? known?.operation ?? OperationTypeNode.QUERY;
  const root = schema?.getRootType(kind);
  // Of another kind than the tab's, a field begins an operation of its own.
  const isOther = known !== null && known.operation !== kind;

  return (
    <div className="panel explorer">
      <h2>Explorer</h2>
      <fieldset className="choices">
        <legend className="heard">Kind of operation</legend>
        {KINDS.map((name) => (
          <label key={name} className="framed">
            <input type="radio" name={`${id}kind`} checked={kind === name} onChange={() => setChosenKind(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}sought`}>Find a field</label>
      <input id={`${id}sought`} type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      {operation === 'unreadable' && <p role="alert">The operation in the tab cannot be read; fix it first.</p>}
      {isOther && <p>A field that you tick here begins an operation in a tab of its own.</p>}
      {schema && root && operation !== 'unreadable' && (
        <FieldTree
          schema={schema}
          kind={kind}
          type={root}
          path={[]}
          operation={isOther ? null : known}
          sought={sought.trim().toLowerCase()}
          onChange={(edit) => change(edit, isOther)}
        />
      )}
    </div>
  );
}

function readOperation(query: string): OperationDefinitionNode | null | 'unreadable' {
  try {
    return operationIn(query);
  } catch {
    return 'unreadable';
  }
}

/** Writes what was changed into the open tab, or into a new one, and fills its variables in. */
function useChange(): (edit: (edited: Edited) => Edited, isOther: boolean) => Promise<void> {
  const { queryEditor, variableEditor, setOperationName, updateActiveTabValues } = useEditorContext({ nonNull: true });
  const open = useOpenOperation();
  const { session } = useSession();
  const { values } = useAnswers();
  return async (edit, isOther) => {
    const before = { query: queryEditor?.getValue() ?? '', variables: parsed(variableEditor?.getValue() ?? '') };
    const edited = edit(isOther ? { query: '', variables: {} } : before);
    const variables = Object.keys(edited.variables).length ? `${JSON.stringify(edited.variables, null, 2)}\n` : '';
    if (isOther) return open({ query: edited.query, variables });
    queryEditor?.setValue(edited.query);
    variableEditor?.setValue(variables);
    const name = operationNameOf(edited.query);
    // As the editor will find out by itself a little later.
    if (name) setOperationName(name);
    updateActiveTabValues({ query: edited.query, variables });
    const filled = await fillIn(variables, session?.token ?? null, values);
    // What was ticked or typed meanwhile is not written over.
    if (filled === variables || variableEditor?.getValue() !== variables) return;
    variableEditor.setValue(filled);
    updateActiveTabValues({ variables: filled });
  };
}

function parsed(variables: string): Record<string, unknown> {
  try {
    return JSON.parse(variables) ?? {};
  } catch {
    return {};
  }
}
