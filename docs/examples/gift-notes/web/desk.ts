import type { MakePart } from 'jhola/web';

const WORDS = {
  en: (count: number) => `${count} ${count === 1 ? 'shopper keeps' : 'shoppers keep'} a note.`,
  hi: (count: number) => `${count} ग्राहकों की पर्ची रखी है.`,
};

/** At the desk: how many shoppers keep a note. */
const makeDeskPage: MakePart = ({ React, ui: { Card, Text }, ask, inLanguage }) => {
  const { createElement: h, useEffect, useState } = React;
  return function GiftNotesAtDesk() {
    const [count, setCount] = useState<number | null>(null);
    useEffect(() => {
      void ask<{ giftNoteCount: number }>('{ giftNoteCount }').then(({ giftNoteCount }) => setCount(giftNoteCount));
    }, []);
    return h(Card.Root, null, h(Text, { role: 'status' }, count === null ? '…' : inLanguage(WORDS)(count)));
  };
};

export default makeDeskPage;
