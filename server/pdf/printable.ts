/** What the standard fonts of a PDF can show beyond Latin-1 (WinAnsi encoding). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Letters that do not fall apart into a base letter and an accent. */
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
 * A text the document's fonts can show: spaces of every kind become plain ones, letters they lack lose their accent
 * (`Kyōto` → `Kyoto`), anything else becomes a question mark. French and Spanish are never changed.
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
