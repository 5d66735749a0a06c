import {
  activatedSchema,
  activationSchema,
  activationSentSchema,
  reactivationAskedSchema,
  reactivationSchema,
} from '#contract/profile/profileChanges.ts'
import { confirmPhone, sendPhoneCode } from '#server/domains/profile/account/phoneCode.ts'
import { requestReactivation } from '#server/domains/profile/account/reactivation.ts'
import { ownProfile, signedIn } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = '§7 Profiles'

export const accountOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    summary:
      'Sends a confirmation code to the telephone of the profile, valid for 10 minutes. 404 for another number, 409 when it is confirmed, 429 after 5 codes in an hour.',
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
      'Confirms the telephone with the code sent to it. 400 for a wrong code, 409 for an expired one, 429 after 5 wrong codes.',
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
      'Requests from the Admins, by mail, that a closed profile is reopened; at most once a day. For the person, an Admin or an approved arranger.',
    cites,
    access: signedIn,
    body: reactivationSchema,
    answer: reactivationAskedSchema,
    handle: async ({ caller, body, services }) => ({
      askedAt: (await requestReactivation(body.profileId, caller, services)).toISOString(),
    }),
  }),
]
