// biome-ignore-all lint/a11y/noStaticElementInteractions: it only notes that a visitor is there; all of it can be done without
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../lib/loading/hydrated';
import { type Message as Text, t } from '../../lib/messages';
import { ALERT_HIDE_MS } from '../../lib/timings';
import { rise, sink } from '../../theme/motion';
import { ButtonLink } from '../first-view/Button';
import { Icon } from '../media/Icon';
import { keepClear, move } from '../media/move';
import styles from './AlertBar.module.css';

type Kind = 'success' | 'error';
type Alert = { kind: Kind; message: string; action?: AlertAction };
type ShowAlert = {
  success(message: string): void;
  error(message: string, action?: AlertAction): void;
  clear(message: string): void;
};

/** Where an alert leads on to: a link with a label, a path and the state that goes along. */
export interface AlertAction {
  label: Text;
  to: string;
  state?: unknown;
}

const AlertContext = createContext<ShowAlert | null>(null);

/**
 * Returns the two ways to alert the shopper: `success(message)` and `error(message)`, the latter
 * with a link where there is a way out. A new message takes the place of the one on screen;
 * `clear(message)` takes that message away, if it is still there, once it no longer holds.
 *
 * @see spec §2 (alert bar), §8 (messages)
 */
export function useAlert(): ShowAlert {
  const show = useContext(AlertContext);
  if (!show) throw new Error('useAlert needs an AlertProvider around it');
  return show;
}

/** Of the bar, for what lies over the page: a press on it is not one beside a dialog. */
export const ALERTS = 'alerts';

/**
 * Holds the shop's one transient alert and shows it over the page and over what lies above that, on
 * narrow screens above the bottom bar, and never over what was pressed last. Success is announced
 * politely, an error at once. It hides itself after 6 seconds, but waits while it is pointed at,
 * focused or in a hidden tab, and can be closed.
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
      {/* Beside the page, which a dialog makes inert. */}
      {useHydrated() &&
        createPortal(
          // Another may have taken its place while it went.
          <AlertBar alert={alert} onHide={(gone) => setAlert((shown) => (shown === gone ? null : shown))} />,
          document.body,
        )}
    </AlertContext>
  );
}

function AlertBar({ alert, onHide }: { alert: Alert | null; onHide: (gone: Alert) => void }) {
  // Both live regions stand there before a message enters one: readers announce changes, not
  // arrivals. What says that it is live, be it off, is left out where a dialog hides all beside it.
  return (
    <div className={styles.alertBar} id={ALERTS} aria-live="off">
      <div role="status">{alert?.kind === 'success' && <Message alert={alert} onHide={onHide} />}</div>
      <div role="alert">{alert?.kind === 'error' && <Message alert={alert} onHide={onHide} />}</div>
    </div>
  );
}

function Message({ alert, onHide }: { alert: Alert; onHide: (gone: Alert) => void }) {
  const [held, setHeld] = useState(false);
  const hidden = useTabHidden();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    keepClear(bar.current);
    void move(bar.current, rise);
  }, [alert]);

  const leave = async () => {
    await move(bar.current, sink);
    onHide(alert);
  };
  const leaveInTime = useEffectEvent(leave);
  useEffect(() => {
    if (held || hidden) return;
    const timer = setTimeout(() => void leaveInTime(), ALERT_HIDE_MS);
    return () => clearTimeout(timer);
  }, [alert, held, hidden]);

  return (
    <div
      className={styles.message}
      ref={bar}
      data-palette={alert.kind === 'success' ? 'leaf' : 'danger'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={alert.kind === 'success' ? 'check' : 'warning'} />
      <div className={styles.messageBox}>{alert.message}</div>
      {alert.action && (
        <ButtonLink
          variant="plain"
          onClick={() => onHide(alert)}
          className={styles.messageButton}
          to={alert.action.to}
          state={alert.action.state}
        >
          {t(alert.action.label)}
        </ButtonLink>
      )}
      <button className={styles.button} type="button" aria-label={t('Close message')} onClick={() => void leave()}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

function useTabHidden(): boolean {
  return useSyncExternalStore(onTabChange, () => document.hidden);
}

function onTabChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
