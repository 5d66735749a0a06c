import { and, or, type SQL } from 'drizzle-orm'
import { searchedWords } from '#contract/texts/searchText.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { searchText } from '#server/db/schema/company/folded.ts'
import { hasWord } from '#server/http/requests/foldedText.ts'

/** Condition: every word of a text is part of the number, or of the name in any language. */
export const costCenterTextCondition = (text: string): SQL | undefined =>
  and(
    ...searchedWords(text).map((word) =>
      or(hasWord(word, searchText(costCenters.externalId)), hasWord(word, costCenters.searchedNames)),
    ),
  )
