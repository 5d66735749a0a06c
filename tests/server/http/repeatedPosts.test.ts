import { expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'

test('every POST either creates once by its key, or changes nothing when it is repeated', () => {
  const posts = operations.filter(({ method }) => method === 'post')
  const others = [
    '/company/auth/signout',
    '/main/login/signin-oidc',
    '/main/login/signin-oidc/SignIn',
    '/main/login/signin-oidc/register',
    // An open profile stays open.
    '/main/companies/:companyId/profiles/:profileId/reactivate',
    // Confirms a code once.
    '/main/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    // Allowed once a day.
    '/main/companies/profiles/request-reactivate',
    // A question is answered once, and who decides is reminded once an hour.
    '/main/companies/:companyId/profiles/:profileId/approvals/decisions',
    '/company/approvals/answer/:key',
    '/main/companies/:companyId/profiles/:profileId/trips/:bookingId/approval/reminder',
    '/company/admin/companies/:companyId/approval-preview',
    // Numbers on the list are not added again.
    '/company/admin/companies/:companyId/project-numbers',
    // Roles are a set.
    '/main/companies/:companyId/profiles/:profileId/roles',
    // Allowed once a day.
    '/main/companies/:companyId/profiles/:profileId/ask-details',
    // A cancelled trip is answered as it is.
    '/main/companies/:companyId/profiles/:profileId/trips/:bookingId/cancel',
    // The last day of a guest is set, and who is no guest any more stays so.
    '/company/companies/:companyId/guests/:employeeId/extension',
    '/company/companies/:companyId/guests/:employeeId/deactivation',
    // A new link takes the place of the one before it, five times an hour.
    '/company/companies/:companyId/guests/:employeeId/invitation',
    // People on the list are not added again, and no person is removed twice.
    '/company/companies/:companyId/group-travels/:groupTravelId/travelers',
    '/company/companies/:companyId/group-travels/:groupTravelId/removals',
    // Requests about an event within an hour become one mail.
    '/company/companies/:companyId/group-travels/:groupTravelId/guest-requests',
    // Each person gets one a day.
    '/company/companies/:companyId/group-travels/:groupTravelId/invitations',
    '/company/companies/:companyId/group-travels/:groupTravelId/reminders',
    // A second deactivation changes nothing, set values stay, and a new link replaces the former one.
    '/company/admin/companies/:companyId/employees/deactivateEmployee',
    '/company/admin/companies/:companyId/employees/bulk',
    // Invited people do not wait any more.
    '/company/admin/companies/:companyId/first-steps/invitations',
    // A stored row is not stored again, checked or written twice, and an ended import stays ended.
    '/company/admin/companies/:companyId/imports/:importId/rows',
    '/company/admin/companies/:companyId/imports/:importId/check',
    '/company/admin/companies/:companyId/imports/:importId/run',
    '/company/admin/companies/:companyId/imports/:importId/cancel',
    // An ended report stays as it is, and one that waits is not made twice.
    '/reporting/reports/jobs/:jobId/cancel',
    '/reporting/reports/jobs/:jobId/retry',
    // Counts people, and stores nothing.
    '/company/companies/:companyId/roll-calls/preview',
    // One reminder in ten minutes, and a closed roll call stays closed.
    '/company/companies/:companyId/roll-calls/:rollCallId/remind',
    '/company/companies/:companyId/roll-calls/:rollCallId/close',
    // A notice that has ended stays ended.
    '/communication/admin/companies/:companyId/maintenance-notices/:noticeId/end',
    // A module that is begun stays begun.
    '/main/companies/:companyId/profiles/:profileId/education/:moduleId/start',
    // The first answer of a link counts, and its token is used once.
    '/company/roll-calls/answer/:key',
    '/company/roll-calls/answer/:key/note',
  ]
  expect(new Set(posts.filter(({ creates }) => !creates).map(addressOf))).toEqual(new Set(others))
  expect(operations.filter(({ method, creates }) => creates && method !== 'post')).toEqual([])
})
