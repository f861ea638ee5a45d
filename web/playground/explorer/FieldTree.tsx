import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionNode,
} from 'graphql';
import { useState } from 'react';
import { type Edited, narrowed, type Path, selectionAt, withArgument, withField, withoutField } from './editOperation';

interface TreeProps {
  schema: GraphQLSchema;
  kind: OperationTypeNode;
  type: GraphQLNamedType;
  path: Path;
  operation: OperationDefinitionNode | null;
  /** Narrows the first level to names that have this in them; in lower case. */
  sought: string;
  onChange(edit: (edited: Edited) => Edited): void;
}

/** The fields of a type to tick, and of what it may be, each with what lies below it. */
export function FieldTree(props: TreeProps) {
  const { schema, type, sought } = props;
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const shown = fields.filter(
    ({ name, deprecationReason }) => !deprecationReason && name.toLowerCase().includes(sought),
  );
  return (
    <ul>
      {shown.map((field) => (
        <Branch key={field.name} {...props} step={field.name} inner={getNamedType(field.type)} field={field} />
      ))}
      {isAbstractType(type) &&
        schema
          .getPossibleTypes(type)
          .map((possible) => <Branch key={possible.name} {...props} step={narrowed(possible)} inner={possible} />)}
    </ul>
  );
}

/**
 * A field, or a narrower type, with a box to tick; its arguments and fields are shown once it is
 * ticked or opened.
 */
function Branch({
  step,
  inner,
  field,
  ...tree
}: TreeProps & { step: string; inner: GraphQLNamedType; field?: GraphQLField<unknown, unknown> }) {
  const { schema, kind, operation, onChange } = tree;
  const path = [...tree.path, step];
  const selection = selectionAt(operation, path);
  const [isOpenByHand, setIsOpenByHand] = useState<boolean | null>(null);
  const hasBelow = !isLeafType(inner) || (field?.args.length ?? 0) > 0;
  const isOpen = hasBelow && (isOpenByHand ?? selection !== null);
  const toggle = selection ? withoutField : withField;

  return (
    <li>
      <div className="field">
        {hasBelow && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Below ${step}`}
            onClick={() => setIsOpenByHand(!isOpen)}
          >
            {isOpen ? '▾' : '▸'}
          </button>
        )}
        <label title={field?.description ?? undefined}>
          <input
            type="checkbox"
            checked={selection !== null}
            onChange={() => onChange((edited) => toggle(schema, edited, kind, path))}
          />
          <code>{step}</code>
          {field && <small>{String(field.type)}</small>}
        </label>
      </div>
      {isOpen && (
        <>
          {field && field.args.length > 0 && (
            <Arguments
              schema={schema}
              kind={kind}
              path={path}
              field={field}
              selection={selection}
              onChange={onChange}
            />
          )}
          {!isLeafType(inner) && <FieldTree {...tree} type={inner} path={path} sought="" />}
        </>
      )}
    </li>
  );
}

/**
 * The arguments of a field to tick: each becomes a variable. Those that it cannot do without come
 * and go with it.
 */
function Arguments({
  schema,
  kind,
  path,
  field,
  selection,
  onChange,
}: Pick<TreeProps, 'schema' | 'kind' | 'path' | 'onChange'> & {
  field: GraphQLField<unknown, unknown>;
  selection: SelectionNode | null;
}) {
  const given = selection?.kind === Kind.FIELD ? (selection.arguments ?? []) : [];
  const isGiven = ({ name }: GraphQLArgument) => given.some((argument) => argument.name.value === name);
  return (
    <ul aria-label={`Arguments of ${field.name}`} className="arguments">
      {field.args.map((argument) => (
        <li key={argument.name}>
          <label className="field" title={argument.description ?? undefined}>
            <input
              type="checkbox"
              checked={isGiven(argument)}
              disabled={selection !== null && isRequiredArgument(argument)}
              onChange={() =>
                onChange((edited) => withArgument(schema, edited, kind, path, argument, !isGiven(argument)))
              }
            />
            <code>{argument.name}:</code>
            <small>{String(argument.type)}</small>
          </label>
        </li>
      ))}
    </ul>
  );
}
