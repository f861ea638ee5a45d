import { useState } from 'react';
import { gql } from '../../../gql';
import {
  type CustomFieldEntity,
  type DeskCustomFieldsQuery,
  useDeskCustomFieldsQuery,
  useDeskSaveCustomFieldsMutation,
} from '../../../gql/graphql';
import type { Answer } from '../../../ui/feedback/useReport';

gql(`query DeskCustomFields($entity: CustomFieldEntity!) {
  customFieldDefinitions(entity: $entity) { name label type choices { value text } }
}`);
gql(`mutation deskSaveCustomFields($entity: CustomFieldEntity!, $id: ID!, $customFields: [CustomFieldInput!]!) {
  saveCustomFields(entity: $entity, id: $id, customFields: $customFields) {
    customFields { name value }
    userErrors { code message field }
  }
}`);

/** A field that an extension has added, as its box needs it. */
export type Definition = DeskCustomFieldsQuery['customFieldDefinitions'][number];

/** What is kept in such a field. */
export interface KeptFact {
  name: string;
  value: string;
}

/** What a thing has in fields that extensions have added, as it is typed. */
export interface MoreFacts {
  /** Empty where no extension has added any. */
  definitions: readonly Definition[];
  textOf: (name: string) => string;
  set: (name: string, text: string) => void;
  /** Saves what was changed of the thing with an id; null where nothing was. */
  save: (id: string) => Promise<Answer | null | undefined>;
}

/** @param kept what the thing has, absent while it is not known */
export function useMoreFacts(entity: CustomFieldEntity, kept: readonly KeptFact[] = []): MoreFacts {
  const { data } = useDeskCustomFieldsQuery({ variables: { entity } });
  const [mutate] = useDeskSaveCustomFieldsMutation();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const keptIn = (name: string) => kept.find((fact) => fact.name === name)?.value ?? '';
  return {
    definitions: data?.customFieldDefinitions ?? [],
    textOf: (name) => typed[name] ?? keptIn(name),
    set: (name, text) => setTyped((before) => ({ ...before, [name]: text })),
    save: async (id) => {
      const customFields = Object.entries(typed)
        .filter(([name, value]) => value !== keptIn(name))
        .map(([name, value]) => ({ name, value }));
      if (customFields.length === 0) return null;
      return (await mutate({ variables: { entity, id, customFields } })).data?.saveCustomFields;
    },
  };
}
