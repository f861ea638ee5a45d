/** What a browser has heard so far, as the types of TypeScript do not know it. */
interface HeardEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** The browser's own recogniser of speech (Web Speech API). */
interface Recognizer {
  lang: string;
  interimResults: boolean;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognizer;
    webkitSpeechRecognition?: new () => Recognizer;
  }
}

/**
 * Why nothing was heard: the microphone may not be used, no word was said, or what understands them
 * was not reached.
 */
export type Hindrance = 'refused' | 'silence' | 'failed';

interface Listener {
  /** Called as words are heard, with all of them; they may still change. */
  onHear: (words: string) => void;
  /** Called once, with what was said. */
  onSaid: (words: string) => void;
  /** Called once in place of `onSaid`. */
  onHindrance: (hindrance: Hindrance) => void;
}

const REFUSALS = ['not-allowed', 'service-not-allowed', 'audio-capture'];
const SILENCE = ['no-speech', 'aborted'];

/**
 * A recogniser that has neither told of a word nor failed for so long is not waited for: some never
 * answer. In milliseconds.
 */
const LISTENING_TIMEOUT_MS = 10_000;

/** Whether the browser understands speech. */
export function canDictate(): boolean {
  return Boolean(window.SpeechRecognition ?? window.webkitSpeechRecognition);
}

/**
 * Listens until something was said, or for ten seconds without a further word: what was heard by
 * then counts as said.
 *
 * @param locale the language that is spoken, such as hi-IN
 * @returns stops listening; nothing is called afterwards
 */
export function dictate(locale: string, { onHear, onSaid, onHindrance }: Listener): () => void {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recognition) {
    onHindrance('failed');
    return () => undefined;
  }
  const recognizer = new Recognition();
  let isOver = false;
  let said = '';
  let patience = 0;
  const end = (tell: () => void) => {
    if (isOver) return;
    isOver = true;
    window.clearTimeout(patience);
    tell();
  };
  const wait = () => {
    window.clearTimeout(patience);
    patience = window.setTimeout(() => {
      end(() => (said ? onSaid(said) : onHindrance('silence')));
      recognizer.abort();
    }, LISTENING_TIMEOUT_MS);
  };
  recognizer.lang = locale;
  recognizer.interimResults = true;
  recognizer.onresult = ({ results }) => {
    const heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
    // A sentence ends with a stop, which belongs to no word.
    const words = heard.replace(/[.।?!]+\s*$/, '').trim();
    if (!words || isOver) return;
    said = words;
    wait();
    if (results[results.length - 1]?.isFinal) end(() => onSaid(words));
    else onHear(words);
  };
  recognizer.onerror = ({ error }) =>
    end(() => onHindrance(REFUSALS.includes(error) ? 'refused' : SILENCE.includes(error) ? 'silence' : 'failed'));
  recognizer.onend = () => end(() => onHindrance('silence'));
  recognizer.start();
  wait();
  return () => {
    end(() => undefined);
    recognizer.abort();
  };
}
