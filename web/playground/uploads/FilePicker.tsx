import { useId } from 'react';
import { type ChosenFiles, fileVariablesOf } from './files';

/** Asks for the files of an operation that takes some; nothing where it takes none. */
export function FilePicker({ query, onChoose }: { query: string; onChoose(files: ChosenFiles): void }) {
  const id = useId();
  return fileVariablesOf(query).map(({ name, isList }) => (
    <div key={name} className="file">
      <label htmlFor={`${id}${name}`}>
        {isList ? 'Files' : 'File'} for <code>${name}</code>
      </label>
      <input
        id={`${id}${name}`}
        type="file"
        multiple={isList}
        onChange={({ currentTarget: { files } }) => onChoose({ [name]: [...(files ?? [])] })}
      />
    </div>
  ));
}
