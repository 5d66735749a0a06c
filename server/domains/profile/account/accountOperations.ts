import {
  activatedSchema,
  activationSchema,
  activationSentSchema,
  reactivationAskedSchema,
  reactivationSchema,
} from '#contract/profileChanges.ts'
import { confirmPhone, sendPhoneCode } from '#server/domains/profile/account/phoneCode.ts'
import { askReactivation } from '#server/domains/profile/account/reactivation.ts'
import { ownProfile, signedIn } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const cites = '§7 Profiles'

export const accountOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    summary:
      'Sends a code to the telephone of the profile, good for 10 minutes. 404 for another number, 409 when it is confirmed, 429 after 5 in an hour.',
    cites,
    access: ownProfile,
    answer: activationSentSchema,
    handle: async ({ params, services }) => ({ expiresAt: (await sendPhoneCode(params, services)).toISOString() }),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    summary:
      'Confirms the telephone with the code sent to it. 400 for a wrong one, 409 for an old one, 429 after 5 wrong.',
    cites,
    access: ownProfile,
    body: activationSchema,
    answer: activatedSchema,
    handle: async ({ params, body, services }) => {
      await confirmPhone(params, body.code, services)
      return { phoneNumberIsConfirmed: true }
    },
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/profiles/request-reactivate',
    summary:
      'Asks the Admins by mail to make a closed profile active again, once a day: for oneself, or as Admin or approved arranger.',
    cites,
    access: signedIn,
    body: reactivationSchema,
    answer: reactivationAskedSchema,
    handle: async ({ caller, body, services }) => ({
      askedAt: (await askReactivation(body.profileId, caller, services)).toISOString(),
    }),
  }),
]
