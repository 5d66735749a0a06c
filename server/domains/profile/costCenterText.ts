import { or, sql, type SQL } from 'drizzle-orm'
import { foldAccents } from '#contract/foldAccents.ts'
import { costCenters } from '#server/db/schema/company.ts'
import { contains } from '#server/http/foldedText.ts'

/** Condition: a text is part of the number, or of the name in any language. */
export const costCenterTextCondition = (text: string): SQL | undefined =>
  or(
    contains(text, costCenters.externalId),
    // Escaped as in JSON, where unescaped quotation marks only separate the names.
    sql`position(${JSON.stringify(foldAccents(text)).slice(1, -1)} in ${costCenters.searchedNames}) > 0`,
  )
