import { and, desc, gte, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { paymentUses } from '#contract/payment/cards.ts'
import type { Database } from '#server/db/client.ts'
import { cardAssignments, companyCards } from '#server/db/schema/company/admin.ts'
import { companies, costCenters, employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'

/**
 * Start of a query with `people`, and `of_center`, the cards assigned to a cost center. It walks from each cost center
 * to its ancestors; a card of an ancestor counts only if it includes the cost centers below. Repeated rows are dropped,
 * so it ends even in a cycle.
 * @param isMeant condition on `profile.id`
 */
const assignedTo = (isMeant: SQLWrapper): SQL => sql`with recursive people as (
    select profile.id as profile_id, employee.id as employee_id, employee.cost_center_id
    from ${profiles} profile join ${employees} employee on employee.id = profile.employee_id
    where ${isMeant}
  ), above (below_id, id, is_own) as (
    select distinct cost_center_id, cost_center_id, true from people where cost_center_id is not null
    union
    select above.below_id, center.parent_id, false from above
    join ${costCenters} center on center.id = above.id where center.parent_id is not null
  ), of_center as (
    select distinct above.below_id as cost_center_id, assignment.card_id from above
    join ${cardAssignments} assignment on assignment.cost_center_id = above.id
      and (above.is_own or assignment.includes_below)
  )`

/** The company cards assigned to people or their cost centers, the latest expiry first. */
export function companyCardsFor(db: Database, profileIds: string[]) {
  const covering = sql`(${assignedTo(inArray(sql`profile.id`, profileIds))}
    select people.profile_id, of_center.card_id from people join of_center using (cost_center_id)
    union
    select people.profile_id, assignment.card_id from people
    join ${cardAssignments} assignment on assignment.employee_id = people.employee_id) covering`
  const { id, name, brand, maskedNumber, expiryMonth, uses } = companyCards
  return db
    .select({ profileId: sql<string>`covering.profile_id`, id, name, brand, maskedNumber, expiryMonth, uses })
    .from(companyCards)
    .innerJoin(covering, sql`covering.card_id = ${id}`)
    .orderBy(desc(expiryMonth), id)
}
/** The uses of a card as bits, so that `bit_or` can join several cards. */
export const usesAsBits = (uses: SQLWrapper): SQL =>
  sql`(${sql.join(
    paymentUses.map((use, at) => {
      const [has, bit] = [sql.raw(`@> '["${use}"]'::jsonb`), sql.raw(String(2 ** at))]
      return sql`case when ${uses} ${has} then ${bit} else 0 end`
    }),
    sql` | `,
  )})`
export const everyUse = 2 ** paymentUses.length - 1

/**
 * Query: the uses of valid company cards, as rows of `profile_id` and bits. Cards are joined by cost center first, so
 * that a card of a large cost center is read once.
 * @param month a card is valid through the last day of its month, `yyyy-MM`
 */
export function paidByCompany(isMeant: SQLWrapper, month: string): SQL {
  const isGood = gte(companyCards.expiryMonth, month)
  const bits = usesAsBits(companyCards.uses)
  return sql`(${assignedTo(isMeant)}
    select people.profile_id, center.bits from people join (
      select of_center.cost_center_id, bit_or(${bits}) as bits from of_center
      join ${companyCards} on ${and(sql`${companyCards.id} = of_center.card_id`, isGood)} group by of_center.cost_center_id
    ) center using (cost_center_id)
    union all
    select people.profile_id, ${bits} from people
    join ${cardAssignments} assignment on assignment.employee_id = people.employee_id
    join ${companyCards} on ${and(sql`${companyCards.id} = assignment.card_id`, isGood)})`
}

/** Condition: trips of a row of `profiles` must be paid with a company card. Not for guests who pay themselves. */
export const needsCompanyCard = sql<boolean>`(${profiles}.company_id in
  (select company.id from ${companies} company where company.needs_company_card)
  and not coalesce(${profiles}.employee_id in
    (select stay.employee_id from ${guestStays} stay where stay.payment = 'own'), false))`
