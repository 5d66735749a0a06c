/** Characters of a PDF's standard fonts (WinAnsi encoding) beyond Latin-1. */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Replacements for letters that do not decompose into a base letter and an accent. */
const likeness: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  '−': '–',
  '→': '–',
  '‐': '-',
  '‑': '-',
}

/**
 * Replaces what the document's fonts cannot show: all spaces by plain ones, missing letters by their base letter
 * (`Kyōto` → `Kyoto`), anything else by a question mark. French and Spanish texts never change.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s/gu, ' '), printableLetter).join('')

function printableLetter(letter: string): string {
  if (isShown(letter)) return letter
  const like = likeness[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (like !== '' && Array.from(like).every(isShown)) return like
  return /\p{M}|\p{Cc}|\p{Cf}/u.test(letter) ? '' : '?'
}

const isShown = (letter: string) => /^[\x20-\x7e\xa1-\xff]$/u.test(letter) || beyondLatin1.has(letter)
