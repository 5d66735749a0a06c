import { inArray } from 'drizzle-orm'
import { fieldIds, settingsAndCards, type ValuePart, valueParts, yearOfField } from '#contract/admin/changeWords.ts'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { CsvCell } from '#contract/texts/csvText.ts'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { csvInParts } from '#server/files/csv.ts'
import { type Language, languageOfCulture, localeOfReader } from '#server/http/requests/language.ts'
import type { StreamedDownload } from '#server/http/operations/operation.ts'
import { catalogues, formatterFor, type MessageId, type Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { newestFirst, readChanges } from './changeList.ts'
import { changesCondition, type ChangesQuery } from './changesCondition.ts'

interface Reader {
  locale: LocaleCode | undefined
  language: Language
  services: Services
}

/** Changes that are read at once. */
const atOnce = 500

const columns = ['at', 'actor', 'byProgram', 'kind', 'name', 'action', 'field', 'from', 'to'] as const
type Cells = Record<(typeof columns)[number], CsvCell>

/** All changes that the filters of the list find, the newest first, with a line for each changed field. */
export function changesFile(companyId: string, query: ChangesQuery, reader: Reader): StreamedDownload {
  const { db, now } = reader.services
  const own = localeOfReader(reader.locale, reader.language)
  const { say } = formatterFor(cultureOf(own))
  const language = languageOfCulture(cultureOf(own), 'en')
  const lines = async function* () {
    for await (const changes of everyChange(db, { companyId, query, language }))
      yield changes.flatMap((change) => cellsOf(change, say)).map((cells) => columns.map((column) => cells[column]))
  }
  const heading = columns.map((column) => say(`admin.changes.${column}`))
  return {
    fileName: `company-changes-${earliestDay(now())}.csv`,
    chunks: () => csvInParts(heading, lines(), own),
  }
}

/** The ids are read first, so that a change that is recorded meanwhile neither repeats nor skips a line. */
async function* everyChange(
  db: Database,
  { companyId, query, language }: { companyId: string; query: ChangesQuery; language: Language },
): AsyncGenerator<CompanyChange[]> {
  const found = await db
    .select({ id: companyChanges.id })
    .from(companyChanges)
    .where(changesCondition(db, companyId, query))
    .orderBy(...newestFirst)
  for (let at = 0; at < found.length; at += atOnce) {
    const ids = found.slice(at, at + atOnce).map(({ id }) => id)
    yield await readChanges(db, { companyId, where: inArray(companyChanges.id, ids), limit: atOnce }, language)
  }
}

function cellsOf(change: CompanyChange, say: Say): Cells[] {
  const cells: Cells = {
    // Written as spreadsheet programs recognize a time.
    at: change.at.slice(0, 19).replace('T', ' '),
    actor: change.actorName,
    byProgram: say(change.isProvisioned ? 'admin.sheet.yes' : 'admin.sheet.no'),
    kind: say(`companyChanges.entity.${change.entity}`),
    name: change.entityName,
    action: say(`companyChanges.action.${change.action}`),
    field: '',
    from: '',
    to: '',
  }
  if (change.changes.length === 0) return [cells]
  return change.changes.map(({ field, from, to }) => ({
    ...cells,
    field: fieldName(field, say),
    from: valueCell(field, from, say),
    to: valueCell(field, to, say),
  }))
}

const find = (ids: readonly string[]) => ids.find((id) => id in catalogues.en)

function fieldName(field: string, say: Say): string {
  const id = find(fieldIds(field, settingsAndCards))
  return id === undefined ? field : say(id as MessageId, { year: yearOfField(field) ?? '' })
}

/** Days, times and amounts stay as they are recorded, so that a program reads them. */
function valueCell(field: string, value: string | null, say: Say): CsvCell {
  if (value === null || value === '') return ''
  const parts = valueParts(field, value, find, settingsAndCards).map((part) => partText(part, say))
  return parts.length === 1 ? parts[0]! : parts.join('; ')
}

function partText(part: ValuePart, say: Say): CsvCell {
  if (part.kind === 'word') return say(part.id as MessageId)
  if (part.kind === 'withBelow') return say('companyChanges.value.withBelow', { number: part.text })
  if (part.kind === 'minutes') return say('companyChanges.value.minutes', { minutes: part.amount })
  if (part.kind === 'approvalRule') return say('companyChanges.value.approvalRule', { ...part.rule })
  if (part.kind === 'money') return `${part.amount} ${part.currency}`
  return 'text' in part ? part.text : part.amount
}
