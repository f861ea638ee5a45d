import type { MakePart } from 'jhola/web';

const WORDS = {
  en: { label: 'A note for a present', save: 'Keep the note', kept: 'Kept: it is packed with your order.' },
  hi: { label: 'तोहफ़े के लिए पर्ची', save: 'पर्ची रखें', kept: 'रख ली: ऑर्डर के साथ जाएगी.' },
};

/** In the summary of the cart: a box for the note that is packed with what is bought. */
const makeNote: MakePart = ({ React, ui: { Button, Field, Stack, Text, Textarea }, ask, inLanguage }) => {
  const { createElement: h, useEffect, useState } = React;
  const words = inLanguage(WORDS);
  return function GiftNote() {
    // Not known before the shop has answered, and not to be typed over by that answer.
    const [note, setNote] = useState<string | null>(null);
    const [said, setSaid] = useState('');
    useEffect(() => {
      ask<{ giftNote: string | null }>('{ giftNote }').then(
        ({ giftNote }) => setNote(giftNote ?? ''),
        () => setNote(''),
      );
    }, []);
    const save = () =>
      ask('mutation ($note: String!) { setGiftNote(note: $note) }', { note }).then(
        () => setSaid(words.kept),
        (fault: Error) => setSaid(fault.message),
      );
    return h(
      Stack,
      { gap: '2', mt: '4' },
      h(
        Field.Root,
        null,
        h(Field.Label, null, words.label),
        h(Textarea, {
          rows: 2,
          maxLength: 200,
          disabled: note === null,
          value: note ?? '',
          onChange: ({ currentTarget }) => setNote(currentTarget.value),
        }),
      ),
      h(Button, { variant: 'outline', onClick: save }, words.save),
      h(Text, { role: 'status', fontSize: 'sm' }, said),
    );
  };
};

export default makeNote;
