/** Runs before React: a small chunk that starts the early requests for the page's code and data. */
import { AnswersAtHand } from '../answers/AnswersAtHand.ts';
import { arrivedAnswers } from './arrived.ts';
import { prepareFirst, prepareNext, prepareOnIntent } from './prepare.ts';
import { retryPictures } from './retryPictures.ts';

export const answers = new AnswersAtHand(arrivedAnswers());

if (!answers.hasArrived()) prepareFirst(answers);
prepareNext(answers);
prepareOnIntent(answers);
retryPictures();
