import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { ALERT_HIDE_MS } from '../lib/timings';
import { Icon } from './Icon';

type Kind = 'success' | 'error';
type Alert = { kind: Kind; message: string; action?: AlertAction };
type ShowAlert = {
  success(message: string): void;
  error(message: string, action?: AlertAction): void;
  clear(message: string): void;
};

/** Where an alert leads on to: a link with a label, a path and the state that goes along. */
export interface AlertAction {
  label: string;
  to: string;
  state?: unknown;
}

const AlertContext = createContext<ShowAlert | null>(null);

/**
 * Gives the two ways to tell the shopper something: `success(message)` and `error(message)`, the latter with a link where
 * there is a way out. A new message takes the place of the one on screen; `clear(message)` takes that message away, if it is still there, once it no longer holds.
 *
 * @see spec §2 (alert bar), §8 (messages)
 */
export function useAlert(): ShowAlert {
  const show = useContext(AlertContext);
  if (!show) throw new Error('useAlert needs an AlertProvider around it');
  return show;
}

/**
 * Holds the shop's one transient alert and shows it over the page, above the bottom bar on narrow screens. Success is
 * announced politely, an error at once. It hides itself after 6 seconds, but waits while it is pointed at, focused or
 * in a hidden tab, and can be closed.
 *
 * @see spec §9 (6 s)
 */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null);
  const show = useMemo<ShowAlert>(
    () => ({
      success: (message) => setAlert({ kind: 'success', message }),
      error: (message, action) => setAlert({ kind: 'error', message, action }),
      clear: (message) => setAlert((shown) => (shown?.message === message ? null : shown)),
    }),
    [],
  );

  return (
    <AlertContext value={show}>
      {children}
      <AlertBar alert={alert} onHide={() => setAlert(null)} />
    </AlertContext>
  );
}

function AlertBar({ alert, onHide }: { alert: Alert | null; onHide: () => void }) {
  // Both live regions stand in the page before a message enters one: readers announce changes, not arrivals.
  return (
    <Box
      position="fixed"
      zIndex="toast"
      insetInline="4"
      bottom={{ base: 'calc(5.5rem + var(--buy-bar, 0px) + env(safe-area-inset-bottom))', lg: '8' }}
      pointerEvents="none"
    >
      <Box role="status">{alert?.kind === 'success' && <Message alert={alert} onHide={onHide} />}</Box>
      <Box role="alert">{alert?.kind === 'error' && <Message alert={alert} onHide={onHide} />}</Box>
    </Box>
  );
}

function Message({ alert, onHide }: { alert: Alert; onHide: () => void }) {
  const [held, setHeld] = useState(false);
  const hidden = useTabHidden();

  useEffect(() => {
    if (held || hidden) return;
    const timer = setTimeout(onHide, ALERT_HIDE_MS);
    return () => clearTimeout(timer);
  }, [alert, held, hidden, onHide]);

  return (
    <Flex
      colorPalette={alert.kind === 'success' ? 'leaf' : 'danger'}
      align="center"
      gap="3"
      mx="auto"
      w="fit"
      maxW="xl"
      ps="4"
      pe="1.5"
      py="1.5"
      bg="colorPalette.solid"
      color="colorPalette.contrast"
      borderRadius="l3"
      boxShadow="lg"
      pointerEvents="auto"
      animation="slide-up 200ms {easings.ease-out}"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={alert.kind === 'success' ? 'check' : 'warning'} />
      <Box fontWeight="semibold" py="1.5">
        {alert.message}
      </Box>
      {alert.action && (
        <Button asChild variant="plain" color="inherit" textDecoration="underline" px="2" onClick={onHide}>
          <Link to={alert.action.to} state={alert.action.state}>
            {alert.action.label}
          </Link>
        </Button>
      )}
      <chakra.button
        type="button"
        aria-label="Close message"
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="l2"
        _hover={{ bg: 'white/15' }}
        _focusVisible={{ outlineColor: 'currentColor', outlineOffset: '-4px' }}
        onClick={onHide}
      >
        <Icon name="close" size={18} />
      </chakra.button>
    </Flex>
  );
}

function useTabHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return hidden;
}
