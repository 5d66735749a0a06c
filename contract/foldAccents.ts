/** A text for comparing in searches: lower case, without accents; `Montréal` → `montreal`. */
export const foldAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
