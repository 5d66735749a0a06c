import type { Role } from '#contract/roles.ts'
import type { profileChanges } from '#server/db/schema/profileData.ts'
import { answerActions } from '#server/domains/arranger/requests/answer.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import type { arrangerRequests } from '#server/db/schema/arranger.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { profileIdOf } from '#server/demo/people/people.ts'

type RequestRow = typeof arrangerRequests.$inferInsert
type ChangeRow = typeof profileChanges.$inferInsert

/** A planned change: the action, its section, and the fields. A record added as a whole has all of them. */
type Event = Pick<ChangeRow, 'section' | 'action' | 'fields'>
/** A planned change by its age in days and its UTC time. The person made it, unless another person's key follows. */
type Entry = [daysAgo: number, time: string, event: Event, by?: string]

const added = (section: Exclude<keyof typeof recordFields, 'arrangers'>): Event => ({
  section,
  action: 'added',
  fields: recordFields[section],
})
const changed = (section: ChangeRow['section'], ...fields: string[]): Event => ({ section, action: 'changed', fields })
const given = (...roles: Role[]): Event => ({ section: 'roles', action: 'added', fields: roles })

/**
 * The changes that led to the planted profiles of people with a story. The changes of arrangers come from their
 * requests.
 */
const stories: [company: CompanyId, person: string, entries: Entry[]][] = [
  [
    'aurora',
    'traveller',
    [
      [414, '13:52', changed('personal', 'airportCode', 'phoneCountryCode', 'phoneNumber')],
      [414, '14:03', added('payment')],
      [409, '15:20', added('travelDocuments'), 'arranger'],
      [396, '19:41', added('travelDocuments')],
      [394, '14:16', added('emergencyContact')],
      [392, '13:08', added('memberships')],
      [301, '18:27', added('memberships')],
      [264, '16:34', added('preferences')],
      [173, '20:12', changed('preferences', 'seatPositionLengthwise', 'hotelRequests')],
      [152, '14:45', added('emergencyContact')],
      [140, '15:09', changed('travelDocuments', 'number', 'expirationDate')],
      [121, '17:56', added('memberships')],
      [99, '13:37', added('payment')],
      [52, '19:22', changed('personal', 'costCenterId', 'approverId'), 'admin'],
      [33, '15:48', changed('preferences', 'seatPositionWidthwise', 'meal'), 'arranger'],
      [25, '16:05', changed('payment', 'uses'), 'arranger'],
      [9, '14:31', changed('emergencyContact', 'phoneNumber', 'callingOrder')],
      [3, '18:14', changed('personal', 'phoneNumber')],
    ],
  ],
  [
    'aurora',
    'everything',
    [
      [215, '14:10', given('Admin', 'Arranger'), 'admin'],
      [214, '17:25', added('payment')],
      [208, '16:40', added('emergencyContact')],
      [207, '20:02', added('memberships')],
      [160, '15:33', given('FinancialOfficer', 'RiskAdvisor'), 'admin'],
      [118, '18:19', added('memberships')],
      [76, '19:47', added('memberships')],
      [62, '17:14', given('EventOrganizer', 'GuestManager'), 'admin'],
      [19, '16:58', changed('personal', 'approverId'), 'admin'],
      [11, '21:06', changed('payment', 'expiryDate')],
    ],
  ],
  [
    'aurora',
    'arranger',
    [
      [418, '13:44', given('Arranger'), 'admin'],
      [417, '14:29', added('payment')],
      [352, '15:17', added('emergencyContact')],
      [238, '18:52', added('preferences')],
      [86, '14:08', changed('personal', 'phoneNumber')],
      [86, '14:11', changed('personal', 'phoneNumberIsConfirmed')],
      [44, '17:39', changed('preferences', 'meal')],
      [16, '15:02', changed('payment', 'expiryDate')],
    ],
  ],
  [
    'aurora',
    'vip',
    [
      [395, '14:21', given('VIP'), 'admin'],
      [379, '15:35', added('payment'), 'arranger'],
      [379, '15:42', added('memberships'), 'arranger'],
      [206, '19:18', added('emergencyContact')],
      [31, '16:26', changed('payment', 'expiryDate'), 'arranger'],
    ],
  ],
  [
    'boreal',
    'traveller',
    [
      [420, '14:37', added('payment')],
      [402, '16:11', added('travelDocuments')],
      [371, '13:59', added('emergencyContact')],
      [370, '18:33', added('preferences')],
      [259, '15:24', added('memberships')],
      [187, '19:05', added('memberships')],
      [105, '14:50', added('memberships'), 'arranger'],
      [74, '16:47', added('emergencyContact')],
      [40, '17:21', changed('personal', 'costCenterId'), 'admin'],
      [13, '15:13', changed('preferences', 'airRequests'), 'arranger'],
    ],
  ],
]

/**
 * The record of changes (§4) before `now` of people with a story, and of travelers who have answered an arranger.
 * @param requests the planted requests of arrangers
 */
export const changeRows = (requests: readonly RequestRow[], now: Date): ChangeRow[] => [
  ...requests.flatMap(answerRow),
  ...stories.flatMap(([company, person, entries]) =>
    entries.map(([daysAgo, time, event, by = person], at): ChangeRow => ({
      id: `change-${company}-${person}-${String(at + 1).padStart(2, '0')}`,
      companyId: company,
      profileId: profileIdOf(company, person),
      actorProfileId: profileIdOf(company, by),
      at: new Date(`${calendarDate(daysFrom(now, -daysAgo))}T${time}Z`),
      ...event,
    })),
  ),
]

function answerRow({ id, companyId, travelerProfileId, status, createdAt }: RequestRow): ChangeRow[] {
  if (status === 'sent') return []
  const traveller = { companyId, profileId: travelerProfileId, actorProfileId: travelerProfileId }
  const event: Event = { section: 'arrangers', action: answerActions[status], fields: recordFields.arrangers }
  return [{ id: `change-${id}`, ...traveller, at: createdAt, ...event }]
}
