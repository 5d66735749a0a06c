/** A text as a search compares it: without accents and case, so that "Cancún" is found by "cancun". */
export const foldedText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
