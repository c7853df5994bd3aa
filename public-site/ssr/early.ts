/** Runs before React: a small chunk that starts the early requests for the page's code and data. */
import { AnswersAtHand } from '../data/AnswersAtHand.ts';
import { arrivedAnswers } from '../data/earlyResponses.ts';
import { prepareFirst, prepareNext, prepareOnIntent } from '../data/prefetch.ts';
import { retryPictures } from './retryPictures.ts';

export const answers = new AnswersAtHand(arrivedAnswers());

if (!answers.hasArrived()) prepareFirst(answers);
prepareNext(answers);
prepareOnIntent(answers);
retryPictures();
