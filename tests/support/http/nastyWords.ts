import fc from 'fast-check'

/** Words that have broken servers before. */
const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  '\u0000',
  '%00',
  '\u202e',
  "' or 1=1 --",
  '9007199254740993',
  '2026-02-30',
  'NaN',
  '-1',
  '1e309',
  '../../etc',
  'a'.repeat(3000),
  '😀',
  '\ud800',
  '[]',
  '{}',
  'null',
  'true',
)

/** A nasty word, or any other. */
export const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }))
