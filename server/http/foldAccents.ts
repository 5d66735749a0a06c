/** Letters without accents, in lower case, as searches compare them: `Montréal` → `montreal`. */
export const foldAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
