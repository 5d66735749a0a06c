import SCIMMY from 'scimmy'
import { expect } from 'vitest'

SCIMMY.Schemas.User.extend(SCIMMY.Schemas.EnterpriseUser as never)

/** The keywords of RFC 7644 3.12. */
const scimTypes = [
  'invalidFilter',
  'tooMany',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
  'invalidVers',
  'sensitive',
]

export interface ScimError {
  status: string
  scimType?: string
  detail: string
}

/** Checks an error against RFC 7644 3.12. */
export function checkError(status: number, body: unknown): ScimError {
  const error = body as ScimError & { schemas: string[] }
  expect(error.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
  expect(error.status).toBe(String(status))
  expect(error.detail.length).toBeGreaterThan(10)
  if (error.scimType !== undefined) expect(scimTypes).toContain(error.scimType)
  expect(Object.keys(error).filter((key) => !['schemas', 'status', 'scimType', 'detail'].includes(key))).toEqual([])
  return error
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

/**
 * Checks a resource against the schemas of another implementation (SCIMMY, which has them as RFC 7643 does): types,
 * required attributes, canonical values, and that there is no attribute the standard does not have.
 */
export function checkResource(resource: Record<string, unknown>): void {
  const isUser = (resource.schemas as string[]).includes(SCIMMY.Schemas.User.id)
  const Schema = isUser ? SCIMMY.Schemas.User : SCIMMY.Schemas.Group
  const read = plain(new Schema(resource, 'out'))
  expect(read).toEqual(resource)
  const { meta, id } = resource as { id: string; meta: Record<string, string> }
  expect(meta).toMatchObject({
    resourceType: isUser ? 'User' : 'Group',
    location: `http://waymark.test/scim/v2/${isUser ? 'Users' : 'Groups'}/${id}`,
  })
  expect(meta.version).toMatch(/^W\/"\w+"$/)
}

/** Checks a page against RFC 7644 3.4.2. */
export function checkList(body: Record<string, unknown>): void {
  const { schemas, totalResults, itemsPerPage, startIndex, Resources } = body as Record<string, number> & {
    schemas: string[]
    Resources: Record<string, unknown>[]
  }
  expect(schemas).toEqual([SCIMMY.Messages.ListResponse.id])
  expect(itemsPerPage).toBe(Resources.length)
  expect(totalResults).toBeGreaterThanOrEqual(Resources.length)
  expect(startIndex).toBeGreaterThanOrEqual(1)
}
