import words from './helpDeskWords.json' with { type: 'json' }

export type Language = 'en' | 'fr' | 'es'

/** Texts of a conversation by turns; the person begins. */
export type Words = readonly string[]

/** Messages of people to the help desk in the demo, and its answers. */
export const helpDeskWords = words
