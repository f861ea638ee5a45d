import { Button, type ButtonProps } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { Icon } from '../media/Icon';

/** The cross that closes what lies over the page. */
export function CloseButton(props: ButtonProps) {
  return (
    <Button variant="ghost" px="0" borderRadius="full" color="inherit" aria-label={t('Close')} {...props}>
      <Icon name="close" />
    </Button>
  );
}
