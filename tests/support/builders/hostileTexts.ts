/** Texts that break documents whose writer does not escape them. */

const CONTROLS = '\u0001\u0008\u000b\u000c\u001b\u007f\u0085\u009f\ufffe\uffff';

/** Markup, control characters, line breaks, two directions, syntax of every format. */
export const HOSTILE_TEXT = `A &amp; B <i a="b">'c'</i> ]]> ${CONTROLS}{\\end}, @x{y}; \u202eabc\u202c سلامة 😀\r\nEND:VEVENT\r\nTY  - JOUR\n\tfin`;
/** What a document without control characters says. */
export const CLEAN_TEXT = `A &amp; B <i a="b">'c'</i> ]]> {\\end}, @x{y}; \u202eabc\u202c سلامة 😀 END:VEVENT TY - JOUR fin`;
export const HOSTILE_KEYWORD = `<a> & "b" \u0001\ud800 ]]>`;
export const CLEAN_KEYWORD = '<a> & "b" \ufffd ]]>';
