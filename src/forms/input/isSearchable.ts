import { limits } from '#contract/limits.ts'

/** Whether a text is long enough for the server to be asked, in a choice among more than can be shown. */
export const isSearchable = (text: string): boolean => text.trim().length >= limits.multiselect.searchedCharacters
