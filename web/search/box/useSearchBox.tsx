import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PreloadContext } from '../../lib/loading/preload';
import { paths } from '../../lib/paths';
import type { ListState } from './combobox';
import { loadSearchPanel, usePanelModule } from './lazyPanel';

/**
 * The state of a search box and what happens on each key, press and answer.
 *
 * @param isSheet the box stands in a sheet of its own, where what it offers is always open
 * @param onLeave called when a page was chosen
 */
export function useSearchBox(isSheet: boolean, onLeave?: () => void) {
  const [text, setText] = useState('');
  const [query, setQuery] = useState<string | null>(null);
  const [isOpenOver, setOpenOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [list, setList] = useState<ListState | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keysRef = useRef<(event: KeyboardEvent) => void>(null);
  const id = useId();
  const ids = { input: `${id}-input`, list: `${id}-list` };
  const Panel = usePanelModule();
  const preload = useContext(PreloadContext);
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();

  const isOpen = isSheet || isOpenOver;
  const stop = () => {
    setQuery(null);
    setBusy(false);
  };
  const close = () => {
    setOpenOver(false);
    stop();
  };
  const open = () => {
    setOpenOver(true);
    loadSearchPanel().catch(() => undefined);
  };
  const change = (typed: string) => {
    setText(typed);
    stop();
    open();
  };

  const leave = () => {
    setText('');
    close();
    onLeave?.();
  };
  const goTo = (wanted: string) => {
    leave();
    const to = paths.search(wanted);
    navigate(to, { replace: to === `${pathname}${search}` });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (!wanted) return input.current?.focus();
    if (wanted === query) return goTo(wanted);
    setQuery(wanted);
    setBusy(true);
    setOpenOver(true);
    preload(paths.search(wanted));
    // Without the code of the panel there are no first results to show.
    loadSearchPanel().catch(() => goTo(wanted));
    // The keyboard of a phone would cover them.
    if (isSheet && window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return stepBack(event);
    if (event.target !== input.current) return;
    if (event.key === 'ArrowDown' && !isOpen) open();
    else keysRef.current?.(event);
  };
  const stepBack = (event: KeyboardEvent) => {
    const isOffering = query !== null || (isOpenOver && !isSheet && list !== null);
    if (!isOffering && text === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (isOffering) close();
    else setText('');
    input.current?.focus();
  };

  // What was typed before the page's scripts had come.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed) setText(typed);
    if (typed || document.activeElement === input.current) open();
  });
  useEffect(() => takeOver(), []);

  const arrive = useEffectEvent(leave);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) arrive();
    shown.current = key;
  }, [key]);

  const closeOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });
  useEffect(() => {
    if (!isOpenOver) return;
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpenOver]);

  const panel: ReactNode = Panel && (
    <Panel
      text={text}
      query={query}
      ties={{ listId: ids.list, keysRef, onList: setList, onChoose: leave }}
      onAnswer={() => setBusy(false)}
      onOpen={() => query && goTo(query)}
      onReturn={() => input.current?.focus()}
    />
  );
  return {
    text,
    panel,
    isOpen,
    isBusy,
    list,
    ids,
    clear: () => {
      change('');
      input.current?.focus();
    },
    rootProps: {
      ref: root,
      onKeyDown,
      onPointerEnter: () => void loadSearchPanel().catch(() => undefined),
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    formProps: { onSubmit: submit },
    inputProps: {
      ref: input,
      value: text,
      onChange: (event: { target: HTMLInputElement }) => change(event.target.value),
      onFocus: open,
    },
  };
}
