/** What comes before React: small, so that it arrives first and the page's code and data are on their way while React is. */
import { AnswersAtHand } from '../answers/AnswersAtHand.ts';
import { arrivedAnswers } from './arrived.ts';
import { prepareFirst, prepareNext, prepareOnIntent } from './prepare.ts';
import { retryPictures } from './retryPictures.ts';

export const answers = new AnswersAtHand(arrivedAnswers());

if (!answers.hasArrived()) prepareFirst(answers);
prepareNext(answers);
prepareOnIntent(answers);
retryPictures();
