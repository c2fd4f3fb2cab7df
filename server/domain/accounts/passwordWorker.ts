import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs as graphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { doOrders } from '../../platform/workers/doOrders';
import type { PasswordOrder } from './passwordRules';
import { passwordTexts, tooEasy } from './passwordTexts';

/** Entry point of the thread that rates passwords. Loading the dictionaries takes 30 MB and a second. */
const zxcvbn = new ZxcvbnFactory({
  graphs,
  translations: passwordTexts,
  dictionary: { ...common, ...english },
});

/**
 * The lowest accepted score on zxcvbn's scale from 0 to 4. A score of 3 means more than 100 million guesses, which the
 * limits prevent and argon2id makes expensive.
 */
const enough = 3;

doOrders(async ({ password, known }: PasswordOrder): Promise<string[]> => {
  const { score, feedback } = zxcvbn.check(password, known);
  return score >= enough ? [] : tooEasy(feedback.warning);
});
