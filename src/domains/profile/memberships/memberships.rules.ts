/** What the numbers of a programme usually are, where its pattern says it plainly. */
export interface NumberFormat {
  /** How many characters. */
  length: number
  kind: 'digits' | 'characters'
}

/** `^\d{9}$` is nine digits, `^[A-Z0-9]{7}$` seven letters and digits; other patterns say nothing in words. */
export function numberFormatOf(pattern: string | null | undefined): NumberFormat | undefined {
  const [, set, length] = /^\^(\\d|\[A-Z0-9\])\{(\d{1,2})\}\$$/.exec(pattern ?? '') ?? []
  return set && length ? { length: Number(length), kind: set === '\\d' ? 'digits' : 'characters' } : undefined
}

/** Spaces and hyphens are how people group a number, not part of it. */
const plain = (typed: string) => typed.replace(/[ -]/g, '').toUpperCase()

/** Whether a number looks unlike those of its programme: worth a second look, never a reason to refuse it. */
export function looksUnusual(typed: string, pattern: string | null | undefined): boolean {
  if (!pattern || plain(typed) === '') return false
  try {
    return !new RegExp(pattern).test(plain(typed))
  } catch {
    return false
  }
}
