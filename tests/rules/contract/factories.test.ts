import { expect, test } from 'vitest'
import { agencyInfoSchema } from '#contract/support/agency.ts'
import { employeeConfigurationSchema } from '#contract/session/configuration.ts'
import { notificationSchema } from '#contract/notices/notifications.ts'
import { profileSchema, travelPolicySchema } from '#contract/profile/profile.ts'
import { companyOverviewSchema } from '#contract/reports/scores.ts'
import { whoamiSchema } from '#contract/session/session.ts'
import { tripSchema } from '#contract/trips/trips.ts'
import { makeAgencyInfo, makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import * as make from '#tests/support/page/factories.ts'
import { makeOverview } from '#tests/support/scores/scoreFactory.ts'

test.each([
  ['whoami', whoamiSchema, make.makeWhoami()],
  ['profile', profileSchema, make.makeProfile()],
  ['trip', tripSchema, make.makeTrip({ segments: [make.makeSegment(), make.makeStay()] })],
  ['notification', notificationSchema, make.makeNotification()],
  ['overview', companyOverviewSchema, makeOverview()],
  ['policy', travelPolicySchema, make.makePolicy()],
  ['employee configuration', employeeConfigurationSchema, makeEmployeeConfiguration()],
  ['agency information', agencyInfoSchema, makeAgencyInfo()],
])('the %s that page tests use keeps the contract', (_, schema, made) => {
  expect(schema.safeParse(made).error?.issues).toBeUndefined()
})
