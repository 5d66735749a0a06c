import { limits } from '#contract/fields/limits.ts'

/** Whether a text is long enough for a search on the server, in a choice from more records than can be shown. */
export const isSearchable = (text: string): boolean => text.trim().length >= limits.multiselect.searchedCharacters
