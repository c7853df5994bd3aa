import { type SearchTerm, splitAtMatches } from '../../../contract/values/searchTerms.ts';
import styles from './Marked.module.css';

export function Marked({ text, terms }: { text: string; terms: readonly SearchTerm[] }) {
  let start = 0;
  return splitAtMatches(text, terms).map(({ text: part, isMatch }) => {
    const key = start;
    start += part.length;
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
