import { readFileSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { mosts, type Most, type MostName } from '#contract/fields/mosts.ts'
import { operations } from '#server/api.ts'
import { allowances } from '#server/db/schema/system/limits.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { companyScenes } from '#tests/support/http/companyScenes.ts'
import { personScenes } from '#tests/support/http/personScenes.ts'

// Whatever a person adds has a most, so that nobody fills the database or floods others.

const addingScenes = { ...personScenes, ...companyScenes }
const at = await openTestApi()
afterAll(() => at.close())
const numbers = structuredClone(mosts)
afterEach(() => {
  for (const [name, { most }] of Object.entries(numbers)) mosts[name as MostName].most = most
})

/** Operations whose most is tested with what else they do: by the file, and words of its test. */
const testedElsewhere: Record<string, [mosts: MostName[], file: string, words: string]> = {
  'post /main/companies/:companyId/profiles/:profileId/arranger-requests': [
    ['arrangerRequests'],
    'arranger/arrangerRequests.test.ts',
    'Array<number>(20)',
  ],
  'post /main/companies/:companyId/profiles/:profileId/arranger/itinerary-mails': [
    ['itineraryMails'],
    'arranger/selectedTravelers.test.ts',
    'Array<number>(10)',
  ],
  'post /main/companies/:companyId/profiles/:profileId/trips/:bookingId/report': [
    ['tripReports'],
    'trips/mail.test.ts',
    'mosts.tripReports.most',
  ],
  'put /main/companies/:companyId/profiles/:profileId/travel-requests/:travelRequestId': [
    ['travelRequests'],
    'approvals/requests.test.ts',
    'mosts.travelRequests.most = 0',
  ],
  'post /company/companies/:companyId/profiles/:profileId/help-desk/requests': [
    ['deskRequests'],
    'helpDesk/mostRequests.test.ts',
    "'deskRequests'",
  ],
  'post /company/companies/:companyId/profiles/:profileId/help-desk/requests/:deskRequestId/messages': [
    ['deskMessages'],
    'helpDesk/requests.test.ts',
    'mosts.deskMessages.most',
  ],
  'post /company/companies/:companyId/help-desk/queue/:deskRequestId/messages': [
    ['deskAnswers'],
    'helpDesk/mostRequests.test.ts',
    "'deskAnswers'",
  ],
  'post /reporting/reports/jobs': [
    ['openReports', 'reportFiles', 'reportHistory'],
    'reports/keptReports.test.ts',
    'mosts.reportFiles.most',
  ],
  'post /company/companies/:companyId/roll-calls': [
    ['rollCalls'],
    'risk/rollCallPause.test.ts',
    'mosts.rollCalls.most',
  ],
  'post /company/companies/:companyId/roll-calls/:rollCallId/remind': [
    ['rollCalls'],
    'risk/rollCallPause.test.ts',
    'mosts.rollCalls.most',
  ],
  'post /company/companies/:companyId/roll-calls/:rollCallId/people/:personId/answer': [
    ['rollCallAnswers'],
    'risk/rollCallMosts.test.ts',
    'mosts.rollCallAnswers.most',
  ],
  'post /main/companies/:companyId/profiles/:profileId/roll-calls/:rollCallId/answer': [
    ['rollCallAnswers'],
    'risk/rollCallMosts.test.ts',
    'mosts.rollCallAnswers.most',
  ],
  'post /company/companies/:companyId/group-travels/:groupTravelId/travelers': [
    ['eventPeople'],
    'events/groupPeople.test.ts',
    'mosts.eventPeople.most',
  ],
  'post /company/companies/:companyId/group-travels/:groupTravelId/guest-requests': [
    ['guestsAsked'],
    'events/groupPeople.test.ts',
    'mosts.guestsAsked.most',
  ],
  'put /main/companies/:companyId/profiles/:profileId/action-marks/:mark': [
    ['actionMarks'],
    'notifications/actionMarks.test.ts',
    'mosts.actionMarks.most',
  ],
  'put /main/companies/:companyId/profiles/:profileId/emergency-contact': [
    ['emergencyContacts'],
    'profile/emergencyOthers.test.ts',
    'tooManyContacts',
  ],
  'patch /main/companies/:companyId/profiles/:profileId/emergency-contact/:contactId': [
    ['emergencyContacts'],
    'profile/emergencyOthers.test.ts',
    'tooManyContacts',
  ],
}
/** Further mosts of operations that have a scene. */
const besides: Partial<Record<MostName, [file: string, words: string]>> = {
  arrangersAdded: ['arranger/arrangers.test.ts', 'Array<number>(20)'],
  scimTokensAdded: ['scim/scimTokens.test.ts', 'mosts.scimTokensAdded.most'],
}

/** Operations that add rows without a most, by the reason. */
const unlimited: Record<string, string[]> = {
  'there is one at most': [
    'post /main/companies/:companyId/profiles/:profileId/calendar-subscription',
    'post /main/companies/:companyId/profiles/:profileId/travel-preferences',
    'put /main/companies/:companyId/profiles/:profileId/travel-preferences/:tpId',
    'put /company/admin/companies/:companyId/settings',
    'put /company/admin/companies/:companyId/first-steps',
    'put /company/companies/:companyId/employees/:employeeId/group-travels/:shareableId',
    'put /company/group-invitations/:shareableId',
  ],
  'there is one for each record of a list that the person cannot add to': [
    'post /main/companies/:companyId/profiles/:profileId/membership',
    'post /main/companies/:companyId/profiles/:profileId/payment-methods',
    'put /main/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    'post /main/companies/:companyId/profiles/:profileId/education/:moduleId/start',
    'post /main/companies/:companyId/profiles/:profileId/education/:moduleId/attempts',
    'post /company/companies/:companyId/marketplace/:appId/requests',
    'put /company/admin/companies/:companyId/marketplace/:appId',
    'put /communication/companies/:companyId/profiles/:profileId/dismissed-notices/:noticeId',
    'post /main/companies/:companyId/profiles/:profileId/roles',
    'put /main/companies/:companyId/profiles/:profileId/roles',
  ],
  'the amount of the credit is used up': [
    'post /company/companies/:companyId/credits/:creditId/uses',
    'post /main/companies/:companyId/profiles/:profileId/credits/:creditId/uses',
  ],
  'the length of the list in the body is checked': [
    'put /reporting/reports/carbon/companies/:companyId/targets',
    'put /company/admin/companies/:companyId/cost-centers/:costCenterId/payment-methods/:creditCardId/assignments',
    'post /company/admin/companies/:companyId/employees/bulk',
    'post /company/admin/companies/:companyId/imports/:importId/rows',
  ],
  'each row is that of an employee or a cost center, which have a most': [
    'post /company/admin/companies/:companyId/imports/:importId/run',
    'put /company/admin/companies/:companyId/cost-centers/:costCenterId/budgets',
    'post /company/admin/companies/:companyId/budget-copies',
  ],
}

/** POST and PUT operations that change or end what is there, and add no record of a person. */
const changing = [
  /\/(?:sign(?:out|in-oidc).*|reactivate|request-reactivate|ask-details|cancel|retry|(?:approval-)?preview|close|end|check)$/,
  /\/(?:settled-details|extension|deactivation|invitations?|reminders|removals|deactivateEmployee|status|read|agent|reopening)$/,
  /\/phone-activation\/:phoneNumber$/,
  // Answers of a mailed link: the first one counts.
  /\/roll-calls\/answer\/:key(?:\/note)?$/,
  /\/approvals\/(?:decisions|answer\/:key)$/,
  /\/approval\/reminder$/,
]
const isChange = (address: string, method: string) =>
  changing.some((pattern) => pattern.test(address)) ||
  // A PUT of a record that has an id, which only a POST gives.
  (method === 'put' &&
    /:(?:cardId|documentId|bookingId|groupTravelId|creditCardId|costCenterId|contentId|noticeId|key|employeeId|tokenId|requestId|appRequestId)$/.test(
      address,
    ))

test('every operation that adds a record has a most, or a reason for none', () => {
  const known = new Set([
    ...Object.keys(addingScenes).map((address) => `post ${address}`),
    ...Object.keys(testedElsewhere),
    ...Object.values(unlimited).flat(),
  ])
  const adding = operations
    .filter(({ method }) => method === 'post' || method === 'put')
    .map((each) => ({ ...each, address: addressOf(each) }))
    .filter(({ creates, address, method }) => creates || !isChange(address, method))
    .map(({ method, address }) => `${method} ${address}`)
  expect(adding.filter((each) => !known.has(each))).toEqual([])
  const all = new Set(operations.map((each) => `${each.method} ${addressOf(each)}`))
  expect([...known].filter((each) => !all.has(each))).toEqual([])
})

test('every most is tested', () => {
  const tested = [
    ...Object.values(addingScenes).map(({ most }) => most),
    ...Object.values(testedElsewhere).flatMap(([names]) => names),
    ...Object.keys(besides),
  ]
  expect(new Set(tested)).toEqual(new Set(Object.keys(mosts)))
})

test.each([
  ...Object.entries(testedElsewhere).map(([each, [, file, words]]) => [each, file, words] as const),
  ...Object.entries(besides).map(([each, [file, words]]) => [each, file, words] as const),
])('the most of %s is tested in %s', (_, file, words) => {
  expect(readFileSync(`tests/server/${file}`, 'utf8')).toContain(words)
})

describe.each(Object.entries(addingScenes))('the records of %s', (_, { most, as, path, body, counted, code }) => {
  test('the last one within the most is added, and the next one is refused with the reason', async () => {
    const [table, where] = counted
    const count = () => at.services.db.$count(table, where)
    const post = (turn: number) =>
      at.send(as, path, {
        method: 'POST',
        body: JSON.stringify(body(turn)),
        headers: { 'Content-Type': 'application/json' },
      })
    await at.services.db.delete(allowances)
    const { within }: Most = mosts[most]
    const before = await count()
    mosts[most].most = within === undefined ? before + 1 : 1
    const last = await post(0)
    expect([last.status, last.ok ? '' : await last.text()]).toEqual([200, ''])
    expect(await count()).toBe(before + 1)
    const next = await post(1)
    const { messageCode, message } = failureSchema.parse(await next.json())
    expect([next.status, messageCode]).toEqual([within === undefined ? 409 : 429, code])
    expect(message.length).toBeGreaterThan(30)
    expect(await count()).toBe(before + 1)
  })
})
