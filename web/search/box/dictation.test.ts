import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dictate } from './dictation';

/** A recogniser that never says that it is done, as some browsers have one. */
class Undecided {
  static last: Undecided;
  isListening = false;
  onresult: ((event: object) => void) | null = null;
  constructor() {
    Undecided.last = this;
  }
  start() {
    this.isListening = true;
  }
  abort() {
    this.isListening = false;
  }
  hear(transcript: string) {
    this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal: false })] });
  }
}

let told: string[];
const listener = {
  onHear: (words: string) => told.push(`hears ${words}`),
  onSaid: (words: string) => told.push(`said ${words}`),
  onHindrance: (hindrance: string) => told.push(hindrance),
};

beforeEach(() => {
  told = [];
  jest.useFakeTimers();
  Object.assign(window, { webkitSpeechRecognition: Undecided });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
});

describe('a browser that never says what it has heard', () => {
  it('is not waited for longer than ten seconds', () => {
    dictate('en-IN', listener);
    jest.advanceTimersByTime(9_999);
    expect([told, Undecided.last.isListening]).toEqual([[], true]);

    jest.advanceTimersByTime(1);
    expect([told, Undecided.last.isListening]).toEqual([['silence'], false]);
  });

  it('has said what it had heard ten seconds before', () => {
    dictate('en-IN', listener);
    jest.advanceTimersByTime(8_000);
    Undecided.last.hear('toor dal');
    jest.advanceTimersByTime(9_999);
    expect(told).toEqual(['hears toor dal']);

    jest.advanceTimersByTime(1);
    expect(told).toEqual(['hears toor dal', 'said toor dal']);
  });

  it('is forgotten as soon as the shopper types instead', () => {
    const stop = dictate('en-IN', listener);
    stop();
    jest.advanceTimersByTime(60_000);

    expect([told, Undecided.last.isListening]).toEqual([[], false]);
  });
});
