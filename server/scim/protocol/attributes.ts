/** An attribute as in RFC 7643 7. Missing characteristics have the defaults defined there. */
export interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime'
  description: string
  multiValued?: true
  /** The number of values is unlimited; see `mostValues` for the other attributes. */
  isUnlimited?: true
  required?: true
  caseExact?: true
  mutability?: 'readOnly' | 'immutable'
  returned?: 'always'
  uniqueness?: 'server'
  canonicalValues?: readonly string[]
  referenceTypes?: readonly string[]
  subAttributes?: readonly Attribute[]
}

/** A schema of a resource, or an extension schema. */
export interface Schema {
  id: string
  name: string
  description: string
  attributes: readonly Attribute[]
}

/** A resource type with its schema and extensions. */
export interface ResourceKind {
  name: 'User' | 'Group'
  endpoint: '/Users' | '/Groups'
  description: string
  schema: Schema
  extensions: readonly Schema[]
}

/** Attributes of every resource (RFC 7643 3.1). */
export const commonAttributes: readonly Attribute[] = [
  { name: 'schemas', type: 'reference', multiValued: true, description: 'The schemas of the resource.' },
  {
    name: 'id',
    type: 'string',
    caseExact: true,
    mutability: 'readOnly',
    returned: 'always',
    uniqueness: 'server',
    description: 'The id of the resource, which never changes.',
  },
  { name: 'externalId', type: 'string', caseExact: true, description: 'What the client calls the resource.' },
  {
    name: 'meta',
    type: 'complex',
    mutability: 'readOnly',
    description: 'What is known of the resource itself.',
    subAttributes: [
      { name: 'resourceType', type: 'string', caseExact: true, mutability: 'readOnly', description: 'User or Group.' },
      { name: 'created', type: 'dateTime', mutability: 'readOnly', description: 'When it was added.' },
      { name: 'lastModified', type: 'dateTime', mutability: 'readOnly', description: 'When it was changed last.' },
      { name: 'location', type: 'reference', mutability: 'readOnly', description: 'Its address.' },
      { name: 'version', type: 'string', caseExact: true, mutability: 'readOnly', description: 'Its ETag.' },
    ],
  },
]

const isNamed = (name: string) => (each: Attribute) => each.name.toLowerCase() === name.toLowerCase()

/** Finds an attribute by name, ignoring case (RFC 7643 2.1). */
export const attributeOf = (attributes: readonly Attribute[] | undefined, name: string): Attribute | undefined =>
  attributes?.find(isNamed(name))

/** The attributes of a resource type without its extensions, with the common ones. */
export const coreAttributes = ({ schema }: ResourceKind): readonly Attribute[] => [
  ...commonAttributes,
  ...schema.attributes,
]

/** An attribute found by its path, with its extension and sub-attribute. */
export interface Target {
  extension: Schema | undefined
  attribute: Attribute
  part: Attribute | undefined
}

interface Place {
  /** The schema that the path names explicitly. */
  named: Schema | undefined
  extension: Schema | undefined
  rest: string
}

/** Maximum number of values of an attribute, because each step of a PATCH reads all of them. */
export const mostValues = 20

/** Splits `urn:…:User:name.familyName` into its schema, if present, and the rest. */
function schemaOf(path: string, { schema, extensions }: ResourceKind): Place {
  const lower = path.toLowerCase()
  const named = [schema, ...extensions].find(
    ({ id }) => lower === id.toLowerCase() || lower.startsWith(`${id.toLowerCase()}:`),
  )
  return {
    named,
    extension: named === schema ? undefined : named,
    rest: named ? path.slice(named.id.length + 1) : path,
  }
}

/** Finds the attribute of a path without a filter; undefined when the server does not store it. */
export function findAttribute(path: string, kind: ResourceKind): Target | undefined {
  const { named, extension: inPath, rest } = schemaOf(path, kind)
  const [name = '', partName, ...deeper] = rest.split('.')
  const own = attributeOf(inPath ? inPath.attributes : coreAttributes(kind), name)
  // Entra ID sends a plain `manager`, so a path without a schema also finds attributes of extensions.
  const extension = named || own ? inPath : kind.extensions.find(({ attributes }) => attributeOf(attributes, name))
  const attribute = own ?? attributeOf(extension?.attributes, name)
  if (!attribute || deeper.length > 0) return undefined
  if (partName === undefined) return { extension, attribute, part: undefined }
  const part = attributeOf(attribute.subAttributes, partName)
  return part && { extension, attribute, part }
}

/** The extension that a path names as a whole, without an attribute. */
export const findExtension = (path: string, { extensions }: ResourceKind): Schema | undefined =>
  extensions.find(({ id }) => id.toLowerCase() === path.toLowerCase())

/** A path without a filter as RFC 7644 3.10 writes it, with the URN of a schema or without. */
const pathForm = /^(?:urn:[\w.:$+-]+:)?[a-z][\w$-]*(?:\.[a-z$][\w$-]*)*$/i

/** Whether a path has the form of one, whether or not the server stores its attribute. */
export const isAttributePath = (path: string): boolean => pathForm.test(path)
