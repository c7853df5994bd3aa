/** The number of an article without pages, in the words of several publishers. */
export const ARTICLE_NUMBERS = [
  'eid',
  'article-number',
  'art_number',
  'articleno',
  'article_number',
  'articlenumber',
  'elocation-id',
];
