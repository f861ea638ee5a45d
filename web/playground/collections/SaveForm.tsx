import { useEditorContext } from '@graphiql/react';
import { type FormEvent, useId, useState } from 'react';
import { useAnswers } from '../answers/useAnswers';
import { operationNameOf, titleOf } from '../examples';
import { emptied } from '../fillIn';
import { withoutSecrets } from '../sharing/secrets';
import { type Collection, withOperation } from './collections';

/** Saves what the open tab holds into a collection, a new one or one that is there. */
export function SaveForm({ own, onSave }: { own: Collection[]; onSave(own: Collection[]): void }) {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const { values } = useAnswers();
  const [said, setSaid] = useState<string | null>(null);
  const id = useId();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const collection = String(new FormData(event.currentTarget).get('collection')).trim();
    const query = queryEditor?.getValue() ?? '';
    const name = titleOf({ name: operationNameOf(query) ?? 'Untitled' });
    const variables = emptied(variableEditor?.getValue() ?? '', values);
    onSave(withOperation(own, collection, withoutSecrets({ name, query, variables })));
    setSaid(`${name} is saved in ${collection}.`);
  };

  return (
    <form className="save" onSubmit={save}>
      <label htmlFor={`${id}collection`}>Save the open tab into a collection</label>
      <div className="choices">
        <input
          id={`${id}collection`}
          name="collection"
          list={`${id}names`}
          required
          maxLength={60}
          placeholder="My calls"
        />
        <datalist id={`${id}names`}>
          {own.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className="framed">
          Save
        </button>
      </div>
      <p role="status">{said}</p>
    </form>
  );
}
