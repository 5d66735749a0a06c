import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { CompanyCard, CompanyCardPage } from '#contract/admin/companyCards.ts'
import type { Database } from '#server/db/client.ts'
import { cardAssignments, companyCards } from '#server/db/schema/company/admin.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { findCenter, type CenterRef } from '#server/domains/admin/costCenters/listCenters.ts'
import { presentColumns } from '#server/domains/profile/payment/cardRules.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { hasWords } from '#server/http/requests/foldedText.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'

/** Identifies a card of a company. */
export interface CompanyCardRef extends CenterRef {
  creditCardId: string
}

const assigned = (column: SQL) =>
  sql<number>`(select count(*) from ${cardAssignments} assignment
    where assignment.card_id = ${companyCards}.id and assignment.${column} is not null)`.mapWith(Number)

/** Cards with their cost center and the number of their assignments. */
const cardQuery = (db: Database) =>
  db
    .select({
      card: companyCards,
      center: { id: costCenters.id, externalId: costCenters.externalId, names: costCenters.names },
      assignedCostCenters: assigned(sql`cost_center_id`),
      assignedEmployees: assigned(sql`employee_id`),
    })
    .from(companyCards)
    .innerJoin(costCenters, eq(costCenters.id, companyCards.costCenterId))
    .orderBy(asc(costCenters.externalId), asc(folded(companyCards.name)), asc(companyCards.id))
    .$dynamic()
export type CardRow = Awaited<ReturnType<typeof cardQuery>>[number]

/** The card as the API returns it, with a masked number (§9). */
export const presentCard = ({ card, center, ...counts }: CardRow): CompanyCard => ({
  ...presentColumns(card),
  uses: card.uses,
  costCenter: center,
  ...counts,
  version: card.version,
})

interface CardsQuery extends Paging {
  term: string
  costCenterId?: string | undefined
}

/** One page of the cards of a company, by the number of the cost center and the name of the card. */
export async function companyCardPage(db: Database, companyId: string, query: CardsQuery): Promise<CompanyCardPage> {
  const where = and(
    eq(companyCards.companyId, companyId),
    query.costCenterId === undefined ? undefined : eq(companyCards.costCenterId, query.costCenterId),
    textCondition(query.term),
  )
  const rows = await cardQuery(db)
    .where(where)
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(companyCards)
    .innerJoin(costCenters, eq(costCenters.id, companyCards.costCenterId))
    .where(where)
  return page(rows.map(presentCard), counted?.total ?? 0, query)
}

/** Condition: every word is part of a card's name, brand, last digits or cost center. */
const textCondition = (term: string) =>
  hasWords(
    term,
    companyCards.name,
    companyCards.brand,
    sql`right(${companyCards.maskedNumber}, 4)`,
    costCenters.externalId,
    costCenters.searchedNames,
  )

/** Lists the cards of one cost center by name. @throws 404 for an unknown cost center */
export async function cardsOfCenter(db: Database, centerRef: CenterRef): Promise<CompanyCard[]> {
  await findCenter(db, centerRef)
  const rows = await cardQuery(db).where(
    and(eq(companyCards.companyId, centerRef.companyId), eq(companyCards.costCenterId, centerRef.costCenterId)),
  )
  return rows.map(presentCard)
}

/** Gets a card of a cost center. @throws 404, also for a card of another cost center */
export async function findCard(db: Database, { companyId, costCenterId, creditCardId }: CompanyCardRef) {
  const [row] = await cardQuery(db).where(
    and(
      eq(companyCards.id, creditCardId),
      eq(companyCards.companyId, companyId),
      eq(companyCards.costCenterId, costCenterId),
    ),
  )
  if (!row) throw notFound()
  return row
}
