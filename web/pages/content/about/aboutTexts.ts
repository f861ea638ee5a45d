/** What About Us tells at length. */
export interface AboutTexts {
  description: string;
  intro: string;
  /** The story, paragraph by paragraph. */
  story: readonly string[];
  mission: string;
  vision: string;
  values: readonly { value: string; meaning: string }[];
}

/** About Us in English. Its Hindi is in `hindi/aboutTexts.ts`. */
export const aboutTexts: AboutTexts = {
  description: 'Who we are: our story, mission, vision and values, and what we promise.',
  intro:
    'You know the cloth bag that you take to the market. Our shop fills it for you: groceries and everything else for your home, delivered to your door.',
  story: [
    'Every Indian home has one: a cotton bag that hangs by the door and goes to the market for tomatoes, school books and mangoes.',
    'Today, going to the market takes time that many of us do not have. Many shopping apps are tiring too: offers that end in minutes, memberships, a different price every day. We wanted a shop as simple as the one around the corner: you ask for a kilo of toor dal, you see what it costs, and you get it.',
    'So we started one shop for everything that a home needs, from atta and onions to school supplies, kurtas and tawas. You see a picture, a clear description, the reviews of other customers, and how many are left in stock.',
  ],
  mission:
    'To deliver everyday goods to Indian homes: at fair prices, well chosen and clearly described, so that shopping is easy for everybody.',
  vision:
    'Every town in India, small or big, gets the same choice, and small makers get the same chance as famous brands.',
  values: [
    { value: 'Honest information', meaning: 'Weight, price, stock and reviews, the bad ones too.' },
    {
      value: 'Fair prices, the same for all',
      meaning: 'No price depends on who you are or what you looked at before.',
    },
    { value: 'Less waste', meaning: 'Small packs as well as big ones, and paper packing where possible.' },
    { value: 'Your privacy', meaning: 'We ask only for what an order needs. You can browse without an account.' },
    { value: 'We correct our mistakes', meaning: 'If we make a mistake, we fix it first and discuss it later.' },
    { value: 'A shop for everybody', meaning: 'It works on slow phones, with a keyboard and with a screen reader.' },
  ],
};
