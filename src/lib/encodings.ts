/** The letters of the bytes from 128 on in code pages of DOS, which browsers do not know. */
const codePages: Readonly<Record<string, string>> = {
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0',
}

/** Reads the text of bytes, piece by piece as a `TextDecoder` does. */
interface TextReader {
  /** @throws for bytes that are no text in the encoding */
  decode: (bytes?: Uint8Array<ArrayBuffer>, options?: { stream?: boolean }) => string
}

/** Reads text in an encoding: one of the standard, or one of `codePages`. */
export function textReader(encoding: string): TextReader {
  const page = codePages[encoding]
  if (page === undefined) return new TextDecoder(encoding, { fatal: true })
  return {
    decode: (bytes = new Uint8Array()) =>
      Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : page[byte - 128])).join(''),
  }
}

/** The beginnings of a ZIP archive, as spreadsheets are saved by default, and of the older kind of spreadsheet. */
const spreadsheetStarts: readonly (readonly number[])[] = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether a file is a spreadsheet and no text, by its first bytes. */
export const isSpreadsheet = (start: Uint8Array): boolean =>
  spreadsheetStarts.some((bytes) => bytes.every((byte, at) => start[at] === byte))

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * The encoding of Unicode that the beginning of a file shows: by its mark, or by the zeros beside plain letters in
 * UTF-16; undefined for another, which UTF-8 without a mark may be too.
 */
export function unicodeOf(start: Uint8Array): string | undefined {
  const marked = marks.find(([mark]) => mark.every((byte, at) => start[at] === byte))
  if (marked) return marked[1]
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1
  if (zeros[0] === 0 && zeros[1]! > 0) return 'utf-16le'
  return zeros[1] === 0 && zeros[0]! > 0 ? 'utf-16be' : undefined
}
