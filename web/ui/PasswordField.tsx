import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';

/**
 * A Field for a password, with a button at its end that shows or hides what was typed. Pasting is welcome.
 *
 * @see spec §2 (show/hide toggle)
 */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <chakra.button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="11"
          color="fg.muted"
          borderRadius="lg"
          cursor="pointer"
          _hover={{ color: 'fg' }}
          _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' }}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </chakra.button>
      }
    />
  );
}
