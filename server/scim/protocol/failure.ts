import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Refusal, refusalFor } from '#server/http/answers/envelope.ts'

/** The error keywords of RFC 7644 3.12 (table 9). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness'

/** The media type of requests and responses (RFC 7644 3.1). */
export const scimContent = 'application/scim+json'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** An error response of RFC 7644 3.12. */
export class ScimFailure extends Error {
  readonly status: ContentfulStatusCode
  readonly scimType: ScimType | undefined

  /** @param detail the problem, its reason and remedy, for the log of the provisioning client */
  constructor(status: ContentfulStatusCode, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

export const invalidValue = (detail: string) => new ScimFailure(400, detail, 'invalidValue')
export const invalidSyntax = (detail: string) => new ScimFailure(400, detail, 'invalidSyntax')
export const invalidFilter = (detail: string) => new ScimFailure(400, detail, 'invalidFilter')
export const invalidPath = (detail: string) => new ScimFailure(400, detail, 'invalidPath')
export const readOnlyFailure = (name: string) =>
  new ScimFailure(400, `The attribute "${name}" cannot be changed here.`, 'mutability')
export const takenFailure = (detail: string) => new ScimFailure(409, detail, 'uniqueness')

/** 404, the same for ids of other companies, so that existing ids stay secret. */
export const unknownResource = () =>
  new ScimFailure(404, 'There is no resource of this id. It may have been deleted: look for it with a filter.')

/** 501: a part of the standard that ServiceProviderConfig does not offer (RFC 7644 3.7, 3.11). */
export const notOffered = (what: string) =>
  new ScimFailure(501, `${what} is not supported. See /ServiceProviderConfig for what is.`)

/** Shortens a text from the client and removes unprintable characters, to quote it in a message. */
export const quoted = (text: string) =>
  `"${text
    .toWellFormed()
    .replace(/[^\P{C}]/gu, '?')
    .slice(0, 60)}"`

/** The SCIM keyword for a refusal of code that SCIM shares with the other APIs. */
const scimTypeOf = ({ status, messageCode }: Refusal): ScimType | undefined => {
  if (messageCode === 'alreadyExists' || messageCode === 'taken') return 'uniqueness'
  return status === 400 ? 'invalidValue' : undefined
}

/** Converts any thrown value to the error of RFC 7644 3.12. */
export function scimFailureAnswer(error: unknown, c: Context): Response {
  const refusal = error instanceof ScimFailure ? error : refusalFor(error, c)
  const scimType = refusal instanceof ScimFailure ? refusal.scimType : scimTypeOf(refusal)
  if (refusal.status === 401) c.header('WWW-Authenticate', 'Bearer realm="scim"')
  const body = {
    schemas: [errorSchema],
    status: String(refusal.status),
    ...(scimType && { scimType }),
    detail: refusal.message,
  }
  return c.body(JSON.stringify(body), refusal.status, { 'Content-Type': scimContent })
}
