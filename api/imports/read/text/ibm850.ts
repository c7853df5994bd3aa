/** Of the bytes 0x80 to 0xFF. A file of MS-DOS in English (437) has the letters of Spanish that it knows in the same places. */
const TABLE =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const DIFFERENT = /[\u0080-\u00FF]/g;

export const decodeIbm850 = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(DIFFERENT, (character) => TABLE[character.charCodeAt(0) - 0x80] ?? character);
