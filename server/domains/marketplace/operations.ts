import {
  appDecisionSchema,
  newAppRequestSchema,
  openAppSchema,
  partnerAppListSchema,
  requestAnswerSchema,
} from '#contract/catalogs/marketplace.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { askForApp, withdrawRequest } from '#server/domains/marketplace/askForApp.ts'
import { answerRequest, decideApp } from '#server/domains/marketplace/decideApp.ts'
import { appList, openApp } from '#server/domains/marketplace/readApps.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { marketplaceAdmin, marketplaceReader } from '#server/http/access/catalogAccess.ts'
import type { Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'

const beyond = { api: 'company', cites: 'Beyond §7; §2 marketplace', addition: 'marketplace' } as const
const read = { ...beyond, access: marketplaceReader } as const
const decided = { ...beyond, access: marketplaceAdmin } as const
const path = '/companies/:companyId/marketplace'
const adminPath = '/admin/companies/:companyId/marketplace'

interface Call {
  caller: Caller
  language: Language
  services: Services
}

const contextOf = ({ caller, language, services: { db, now } }: Call) => ({ db, caller, language, now: now() })

export const marketplaceOperations = [
  operation({
    ...read,
    method: 'get',
    path,
    summary: 'Lists the apps of partners by name, with their status for the caller.',
    answer: partnerAppListSchema,
    handle: (call) => appList(contextOf(call)),
  }),
  operation({
    ...read,
    method: 'get',
    path: `${path}/:appId`,
    summary:
      'Returns an app with the data it gets, its permissions and the request of the caller; for Admins also the open requests.',
    answer: openAppSchema,
    handle: (call) => openApp(call.params.appId, contextOf(call)),
  }),
  operation({
    ...read,
    method: 'post',
    path: `${path}/:appId/requests`,
    summary:
      'Asks the administrators for an app. 409 `appNotAvailable` for one that is connected or not in the contract, `alreadyExists` for a second open request.',
    creates: true,
    body: newAppRequestSchema,
    answer: openAppSchema,
    handle: (call) => askForApp(call.params.appId, call.body, contextOf(call)),
  }),
  operation({
    ...read,
    method: 'delete',
    path: `${path}/:appId/requests/:appRequestId`,
    summary: 'Withdraws the own open request for an app.',
    answer: openAppSchema,
    handle: (call) => withdrawRequest(call.params, contextOf(call)),
  }),
  operation({
    ...decided,
    method: 'put',
    path: `${adminPath}/:appId`,
    summary:
      'Connects or disconnects an app for the company. Nothing is sent to the partner. Connecting approves the open requests. 409 `appNotAvailable` for one that is not in the contract, 412 with the app as it is.',
    body: appDecisionSchema,
    answer: openAppSchema,
    handle: ({ body, ...call }) => decideApp(call.params.appId, body, adminRequest(call)),
  }),
  operation({
    ...decided,
    method: 'put',
    path: `${adminPath}/:appId/requests/:appRequestId`,
    summary:
      'Approves a request, which connects the app, or declines it with a reason. 409 `requestDecided` for an answered one.',
    body: requestAnswerSchema,
    answer: openAppSchema,
    handle: ({ body, ...call }) => answerRequest(call.params, body, adminRequest(call)),
  }),
]
