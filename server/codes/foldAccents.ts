/** A text for comparing in searches: lower case, without accents; `Montréal` → `montreal`. */
export const foldAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
