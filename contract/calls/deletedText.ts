import { messages } from './messages.ts';

const { historia: texts } = messages;

/** What a deletion of several records did. @param staying records that are deleted by their name */
export const deletedText = (deleted: number, staying: number): string =>
  [
    deleted === 0 ? texts.deletedNone : texts.deletedMany(deleted),
    ...(staying === 0 ? [] : [texts.membersStay(staying)]),
  ].join(' ');
