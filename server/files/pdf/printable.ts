/** Signs that fonts rarely have, and signs that mean the same. */
const likeness: Record<string, string> = { '‐': '-', '‑': '-', '−': '–', '→': '–' }

/**
 * A text as documents write it: letters and their accents composed, every space a plain one, no control characters.
 * No letter is changed or left out.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[‐‑−→]/gu, (sign) => likeness[sign] as string)
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, '')
