import { Box, Button, Card, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { setStored, useStored } from '../lib/storage';
import { TextLink } from '../ui/layout/TextLink';
import { readCartChanges } from './cartNews';

/**
 * Tells what changed about choices that came into the cart later than they were made: what is sold
 * out, fewer or dearer, with links to what there is instead. It stays until it is closed, and is
 * absent where nothing changed.
 */
export function CartNews() {
  const news = readCartChanges(useStored('cartNews'));
  return (
    <div role="status">
      {news.length > 0 && (
        <Card.Root
          p="0"
          display="flex"
          alignItems="flex-start"
          justifyContent="space-between"
          gap="4"
          mb="4"
          py="2"
          px="4"
        >
          <Box minW="0" py="2">
            <b>{t('Since you chose:')}</b>
            <chakra.ul mt="1" ps="5" listStyle="disc">
              {news.map(({ text, substitutes }) => (
                <li key={text}>
                  {text}
                  {substitutes.length > 0 && ` ${t('Instead:')} `}
                  {substitutes.map(({ id, name }, place) => (
                    <Fragment key={id}>
                      {place > 0 && ', '}
                      <TextLink to={paths.product(id)}>{name}</TextLink>
                    </Fragment>
                  ))}
                </li>
              ))}
            </chakra.ul>
          </Box>
          <Button variant="ghost" colorPalette="brand" onClick={() => setStored('cartNews', null)}>
            {t('Close')}
          </Button>
        </Card.Root>
      )}
    </div>
  );
}
