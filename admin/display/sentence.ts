/** A text that may end with an abbreviation, such as 'a. m.', with the full stop of its sentence. */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
