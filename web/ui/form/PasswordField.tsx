import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { EYE_OFF } from '../media/drawings';
import { Icon } from '../media/Icon';
import { TextField, type TextFieldProps } from './TextField';

/**
 * A TextField for a password, with a button at its end that shows or hides what was typed. Pasting
 * is welcome.
 *
 * @see spec §2 (show/hide toggle)
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <Button
          variant="plain"
          color={{ base: 'fg.muted', _hover: 'fg' }}
          px="0"
          _focusVisible={{ outlineOffset: '-2px' }}
          aria-label={t('Show password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? EYE_OFF : 'eye'} />
        </Button>
      }
    />
  );
}
