import { and, gte, isNull, ne, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { everyUse, needsCompanyCard, paidByCompany, usesAsBits } from '#server/domains/profile/companyCards.ts'
import { isPaidByHost, payerId, payingHosts } from '#server/domains/profile/payer.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/**
 * Condition: the opposite of `isAllowedToBook`, in a query over profiles left joined with employee and travel policy.
 * Cards are read in one pass for all people.
 * @param whose the ids of the profiles to check
 */
export function cannotBookCondition(whose: SQLWrapper, now: Date): SQL | undefined {
  const emptyCondition = (column: SQLWrapper) => sql`coalesce(${column}::text, '') = ''`
  const { phoneCountryCode, phoneType, phoneNumber, dateOfBirth, gender, groupId, internalEmployeeId } = profiles
  return or(
    ...[phoneCountryCode, phoneType, phoneNumber, dateOfBirth, gender, groupId, internalEmployeeId].map(emptyCondition),
    not(profiles.active),
    isNull(employees.id),
    ne(employees.status, 'active'),
    and(travelPolicies.needsApproval, emptyCondition(employees.approverId)),
    emptyCondition(employees.costCenterId),
    isNull(travelPolicies.id),
    ...cannotPay(whose, earliestDay(now).slice(0, 7)),
  )
}

/** Conditions: a use without a valid card, and without a valid company card where one is needed (§4). */
function cannotPay(whose: SQLWrapper, month: string): SQL[] {
  const payerCondition = (id: SQLWrapper) => sql`(${id} in ${whose} or ${id} in (${payingHosts}))`
  const { profileId, uses, expiryMonth } = creditCards
  const own = sql`select ${profileId} as profile_id, ${usesAsBits(uses)} as bits from ${creditCards}
    where ${and(payerCondition(profileId), gte(expiryMonth, month))}`
  const byCompany = paidByCompany(payerCondition(sql`profile.id`), month)
  const payers = sql`select paid.profile_id from (${own} union all ${byCompany}) paid
    group by paid.profile_id having bit_or(paid.bits) = ${everyUse}`
  const withCompanyCard = sql`select paid.profile_id from ${byCompany} paid`
  return [
    excludedCondition(payers),
    sql`case when ${needsCompanyCard} then ${excludedCondition(withCompanyCard)} else false end`,
  ]
}

/** The payer is looked up by person, so only for the few guests whose host pays. */
const excludedCondition = (ids: SQL) =>
  sql`case when ${isPaidByHost} then ${payerId} not in (${ids}) else ${profiles.id} not in (${ids}) end`
