import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { gql } from '../../../gql';
import { useDeskProductsByNameQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import type { Named } from '../named';
import { onEnter } from './onEnter';
import { useSettled } from './useSettled';

gql(`query DeskProductsByName($text: String!) {
  products(first: 8, filter: { text: $text, statuses: [PUBLISHED, HIDDEN] }) { nodes { id name brand } }
}`);

/** The graph looks for no less. */
const MIN_LETTERS = 2;

/**
 * Products are offered while their name is typed; one is taken by its button, the first by Enter.
 */
export function ProductBox({ label, onAdd }: { label: string; onAdd: (product: Named) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const isShort = asked.length < MIN_LETTERS;
  const { data, loading } = useDeskProductsByNameQuery({ variables: { text: asked }, skip: isShort });
  const found = isShort || asked !== text.trim() ? [] : (data?.products.nodes ?? []);
  const take = (product: Named) => {
    onAdd(product);
    setText('');
  };
  return (
    <Flex direction="column" flex="1 1 16rem" gap="2" minW="0">
      <Input
        type="search"
        aria-label={t('Add a product: {label}', { label })}
        aria-describedby={`${id}-found`}
        placeholder={t('Add a product by its name')}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onEnter(() => found[0] && take(found[0]))}
      />
      <Text id={`${id}-found`} role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {!isShort && !loading && asked === text.trim() && found.length === 0 && t('No product of this name')}
      </Text>
      {found.length > 0 && (
        <Flex as="ul" direction="column" listStyleType="none" border="1px solid {colors.border}" borderRadius="l2">
          {found.map(({ id: productId, name, brand }) => (
            <li key={productId}>
              <Button
                variant="ghost"
                w="full"
                h="auto"
                minH="11"
                justifyContent="start"
                textAlign="start"
                whiteSpace="normal"
                onClick={() => take({ id: productId, name })}
              >
                {name}
                {brand && (
                  <Text as="span" color="fg.muted" fontWeight="normal">
                    {brand}
                  </Text>
                )}
              </Button>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
