import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';

/** A prompt that a person may pick in a client, with what it says to the program. */
interface ShopPrompt extends Prompt {
  words(given: Record<string, string>): string;
}

const PROMPTS: readonly ShopPrompt[] = [
  {
    name: 'fill_a_basket',
    title: 'Fill a basket',
    description: 'Puts together a basket from a sentence and hands it over by a link.',
    arguments: [
      {
        name: 'wish',
        description: 'What is wanted, such as "dal and rice for four, under 300 rupees".',
        required: true,
      },
      { name: 'pin', description: 'The PIN code to deliver to, 6 digits.', required: false },
    ],
    words: ({ wish = '', pin = '' }) =>
      [
        `Put together a basket for this wish: ${wish}`,
        ...(pin ? [`Ask delivery_promises when it comes to ${pin}.`] : []),
        'Find each thing by search, one thing at a time. Prefer what is in stock and compare by unit price.',
        'Price all of it together by basket, show the lines with prices and the sum, and give its link.',
        'The person opens the link, sees the goods there, and pays at the checkout. Never say that something is bought.',
      ].join('\n'),
  },
  {
    name: 'look_after_an_order',
    title: 'Look after an order',
    description: 'Tells where an order is, and what can still be done with it.',
    arguments: [{ name: 'number', description: 'The number of the order.', required: true }],
    words: ({ number = '' }) =>
      [
        `Find order ${number} by my_orders and tell where it is and when it comes.`,
        'Cancel it or ask for a return only after the person has said so for this very order.',
      ].join('\n'),
  },
];

/** The prompts as they are listed. */
export function listPrompts(): Prompt[] {
  return PROMPTS.map(({ words: _, ...prompt }) => prompt);
}

/** A prompt with what was given for it; null for an unknown one, or without what it needs. */
export function fillPrompt(name: string, given: Record<string, string>): GetPromptResult | null {
  const prompt = PROMPTS.find((each) => each.name === name);
  const isComplete = prompt?.arguments?.every((argument) => !argument.required || given[argument.name]);
  if (!prompt || !isComplete) return null;
  const { description = '' } = prompt;
  return { description, messages: [{ role: 'user', content: { type: 'text', text: prompt.words(given) } }] };
}
