import { type Answer, shownOf } from '@/store/shownAnswer'

/**
 * Results to show while typing: the earlier ones until the next are loaded, as a list that disappears cannot be
 * clicked.
 */
export const shownResults = <Item>(search: Answer<Item[]>): Item[] => shownOf(search).shown ?? []
