import { hasWords } from '#contract/texts/searchText.ts'

export interface Article<Name extends string> {
  name: Name
  title: string
  text: string
}

/**
 * Articles that contain every word of a search, those with all words in the title first; accents and case are ignored.
 * Without words, all articles in their own order.
 */
export function findArticles<Name extends string>(all: readonly Article<Name>[], search: string): Article<Name>[] {
  const inTitle = all.filter(({ title }) => hasWords(search, title))
  return [
    ...inTitle,
    ...all.filter((article) => !inTitle.includes(article) && hasWords(search, `${article.title} ${article.text}`)),
  ]
}
