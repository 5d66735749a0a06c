import type { Attribute, ResourceKind, Schema } from '#server/scim/protocol/attributes.ts'
import { groupKind } from '#server/scim/protocol/groupKind.ts'
import { listResponse, pageSizes } from '#server/scim/protocol/query.ts'
import { userKind } from '#server/scim/protocol/userKind.ts'

const kinds = [userKind, groupKind]
const listed = (resources: unknown[]) => listResponse(resources, { total: resources.length, startIndex: 1 })

/** Supported features of the standard (RFC 7643 5). */
export const providerConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: pageSizes.most },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator of the company makes in the application.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

/** An attribute with all its characteristics (RFC 7643 7). */
const describe = (each: Attribute): object => ({
  name: each.name,
  type: each.type,
  multiValued: each.multiValued ?? false,
  description: each.description,
  required: each.required ?? false,
  ...(each.type !== 'complex' && { caseExact: each.caseExact ?? false }),
  mutability: each.mutability ?? 'readWrite',
  returned: each.returned ?? 'default',
  ...(each.type !== 'boolean' && { uniqueness: each.uniqueness ?? 'none' }),
  ...(each.referenceTypes && { referenceTypes: each.referenceTypes }),
  ...(each.subAttributes && { subAttributes: each.subAttributes.map(describe) }),
})

const describeSchema = ({ id, name, description, attributes }: Schema, base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description,
  attributes: attributes.map(describe),
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
})

const describeKind = ({ name, endpoint, description, schema, extensions }: ResourceKind, base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint,
  description,
  schema: schema.id,
  ...(extensions.length > 0 && { schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })) }),
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
})

const schemas = kinds.flatMap(({ schema, extensions }) => [schema, ...extensions])

/** The schemas (RFC 7643 7), all or one by id. */
export const schemaList = (base: string) => listed(schemas.map((each) => describeSchema(each, base)))
export function oneSchema(id: string, base: string) {
  const found = schemas.find((each) => each.id.toLowerCase() === id.toLowerCase())
  return found && describeSchema(found, base)
}

/** The resource types (RFC 7643 6), all or one by name. */
export const kindList = (base: string) => listed(kinds.map((each) => describeKind(each, base)))
export function oneKind(name: string, base: string) {
  const found = kinds.find((each) => each.name === name)
  return found && describeKind(found, base)
}
