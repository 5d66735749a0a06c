/** Signs that fonts rarely have, and signs that mean the same. */
const likeness: Record<string, string> = { '‐': '-', '‑': '-', '−': '–', '→': '–' }

/**
 * A text in the form of documents: letters and their accents composed, every space a plain one, no control characters.
 * Letters are neither changed nor left out.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[‐‑−→]/gu, (sign) => likeness[sign] as string)
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, '')
