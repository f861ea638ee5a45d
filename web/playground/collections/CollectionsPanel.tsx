import { type ChangeEvent, useState } from 'react';
import { type Collection, fileOf, readCollections, withCollection, without } from './collections';
import { SaveForm } from './SaveForm';
import { useCollections, usePlace } from './useCollections';

/**
 * Operations that belong together: the shop's, and those that the visitor saved, as a file if
 * wanted.
 */
export function CollectionsPanel() {
  const { ofShop, own, setOwn } = useCollections();
  const [refusal, setRefusal] = useState<string | null>(null);

  const importFile = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const read = readCollections(await file.text());
    // The same file may be chosen again.
    input.value = '';
    setRefusal(read ? null : `${file.name} holds no collections.`);
    if (read) setOwn(read.reduce(withCollection, own));
  };

  return (
    <div className="panel">
      <h2>Collections</h2>
      <p>
        Run one operation after the other: what an answer gives, such as a token or an id, stands in the next. Your own
        are stored in this browser, without passwords and tokens.
      </p>
      {ofShop.map((collection) => (
        <Operations key={collection.name} collection={collection} />
      ))}
      {own.map((collection) => (
        <Operations key={collection.name} collection={collection}>
          {(name) => {
            const operations = without(collection.operations, name);
            const rest = without(own, collection.name);
            setOwn(operations.length > 0 ? withCollection(own, { ...collection, operations }) : rest);
          }}
        </Operations>
      ))}
      <SaveForm own={own} onSave={setOwn} />
      <div className="choices">
        <button type="button" className="framed" disabled={own.length === 0} onClick={() => download(fileOf(own))}>
          Export as a file
        </button>
        <label className="framed">
          Import a file
          <input className="heard" type="file" accept="application/json,.json" onChange={importFile} />
        </label>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}

/** @param props.children takes an operation out, where that is allowed */
function Operations({ collection, children: remove }: { collection: Collection; children?: (name: string) => void }) {
  const { place, open } = usePlace();
  return (
    <section aria-label={collection.name}>
      <h3>{collection.name}</h3>
      <ol>
        {collection.operations.map(({ name }, at) => (
          <li key={name}>
            <button
              type="button"
              className="example"
              aria-current={place?.collection.name === collection.name && place.at === at ? 'step' : undefined}
              onClick={() => open(collection, at)}
            >
              <span>
                {at + 1}. {name}
              </span>
            </button>
            {remove && (
              <button type="button" className="remove" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                ✕
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function download(file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  link.download = 'playground-collections.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
