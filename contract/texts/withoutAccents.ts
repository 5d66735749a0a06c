/**
 * A text without case and accents, for comparing words of our own: months, headings, places of one list. Searches
 * compare what people wrote and use `foldAccents`, whose letters would be in every first load.
 */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
