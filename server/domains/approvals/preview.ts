import { and, eq, inArray } from 'drizzle-orm'
import { actionFor, type ApprovalPart } from '#contract/approvals/approvalRules.ts'
import type { ApprovalPreview, PreviewRequest } from '#contract/approvals/approvals.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { decidersOf } from './deciders.ts'

const mostShown = 5

/** Who would be asked about a trip today that an employee books themself. @throws 400 `unknownPerson` at `employeeId` */
export async function previewApproval(
  companyId: string,
  { employeeId, rules, parts }: PreviewRequest,
  { db, now }: Services,
): Promise<ApprovalPreview> {
  const [traveler] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.employeeId, employeeId)))
  if (!traveler) throw refusedField('employeeId', 'unknownPerson')
  const action = actionFor({ rules }, parts as ApprovalPart[])
  if (action === 'nothing') return { action, deciders: [] }
  const concerned = { companyId, profileId: traveler.id, bookerProfileId: traveler.id }
  const found = (await decidersOf(db, concerned, now())).slice(0, mostShown)
  const rows = await db
    .select()
    .from(profiles)
    .where(
      inArray(profiles.id, [
        ...found.map(({ profileId }) => profileId),
        // A list of conditions is never empty.
        traveler.id,
      ]),
    )
  const nameOf = (id: string) => rows.flatMap((row) => (row.id === id ? fullName(row) : []))[0] ?? ''
  return { action, deciders: found.map(({ profileId, role }) => ({ name: nameOf(profileId), role })) }
}
