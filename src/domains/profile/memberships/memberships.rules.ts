/** The usual format of a programme's numbers, where its pattern is simple enough for words. */
export interface NumberFormat {
  /** Number of characters. */
  length: number
  kind: 'digits' | 'characters'
}

/** `^\d{9}$` is nine digits, `^[A-Z0-9]{7}$` seven letters and digits; undefined for other patterns. */
export function numberFormatOf(pattern: string | null | undefined): NumberFormat | undefined {
  const [, set, length] = /^\^(\\d|\[A-Z0-9\])\{(\d{1,2})\}\$$/.exec(pattern ?? '') ?? []
  return set && length ? { length: Number(length), kind: set === '\\d' ? 'digits' : 'characters' } : undefined
}

/** A number without the spaces and hyphens that only group it. */
const plain = (typed: string) => typed.replace(/[ -]/g, '').toUpperCase()

/** Whether a number does not match the pattern of its programme: a warning, never an error. */
export function looksUnusual(typed: string, pattern: string | null | undefined): boolean {
  if (!pattern || plain(typed) === '') return false
  try {
    return !new RegExp(pattern).test(plain(typed))
  } catch {
    return false
  }
}
