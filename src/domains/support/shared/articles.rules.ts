import { foldAccents } from '#contract/foldAccents.ts'

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
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every((word) => foldAccents(text).includes(word))
  const inTitle = all.filter(({ title }) => holds(title))
  return [
    ...inTitle,
    ...all.filter((article) => !inTitle.includes(article) && holds(`${article.title} ${article.text}`)),
  ]
}
