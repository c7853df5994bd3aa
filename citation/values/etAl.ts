import { foldText } from '../../contract/values/foldText.ts';

/** What stands for the authors whom a list leaves out, folded. */
const ET_AL =
  /^(?:and |y |e )?(?:others|et\.? ?al(?:ii|\.)?|otros|otras|outros|otros autores|col(?:s|aboradores)?\.?|\.{3}|…)$/;
/** What says at the end of the last name that there are others. */
const AT_END = /[,;]?\s{1,9}(?:et\.?\s{1,9}al(?:ii|\.|\b)|and others|& others|y otros|e outros|y cols\.)\s{0,9}$/i;

const LENGTH_MAX = 30;

/** True for a name that is no author: the list is incomplete. */
export const isEtAl = (name: string): boolean => name.length <= LENGTH_MAX && ET_AL.test(foldText(name));

export const hasEtAlAtEnd = (name: string): boolean => AT_END.test(name.slice(-LENGTH_MAX));

export const withoutEtAl = (name: string): string => {
  const head = name.slice(0, -LENGTH_MAX);
  return `${head}${name.slice(head.length).replace(AT_END, '')}`;
};

export const incompleteList = (said: string): string => `«${said}»: la lista de autores está incompleta`;
