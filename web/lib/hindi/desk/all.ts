import { hindi } from '../all.ts';
import { answers } from '../answers.ts';
import { sayFilled } from '../filled.ts';
import { deskAnswers } from './answers.ts';
import { deskImports } from './imports.ts';
import { deskOrders } from './orders.ts';
import { deskRunning } from './running.ts';

const ownTexts = { ...deskOrders, ...deskRunning, ...deskAnswers, ...deskImports } as const;

/** What is said at the desk alone, which no shopper is sent. */
export type DeskHindi = typeof ownTexts;

/** Every text that the desk says in Hindi, those that it shares with the shop among them. */
export const deskHindi = { ...hindi, ...ownTexts };

/** Says what the graph answers at the desk with facts filled in. */
export const sayDeskAnswer = sayFilled({ ...answers, ...deskAnswers, ...deskImports }, deskHindi);
