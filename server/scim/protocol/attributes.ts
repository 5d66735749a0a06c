/** An attribute as RFC 7643 7 describes it; what is not said has the default that stands there. */
export interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime'
  description: string
  multiValued?: true
  /** Whether it may have any number of values; of others see `mostValues`. */
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

/** A schema of a resource, or of an extension of it. */
export interface Schema {
  id: string
  name: string
  description: string
  attributes: readonly Attribute[]
}

/** A kind of resource: its schema and what extends it. */
export interface ResourceKind {
  name: 'User' | 'Group'
  endpoint: '/Users' | '/Groups'
  description: string
  schema: Schema
  extensions: readonly Schema[]
  /**
   * Attributes that the standard has and this server does not keep, in lower case: clients that send them are told
   * nothing and nothing is kept, as RFC 7644 3.3 lets a server do, since their default mappings name them.
   */
  unkept: ReadonlySet<string>
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

/** The attribute of a list by its name, whatever its case (RFC 7643 2.1). */
export const attributeOf = (attributes: readonly Attribute[] | undefined, name: string): Attribute | undefined =>
  attributes?.find(isNamed(name))

/** The attributes of a kind outside its extensions, the common ones included. */
export const coreAttributes = ({ schema }: ResourceKind): readonly Attribute[] => [
  ...commonAttributes,
  ...schema.attributes,
]

/** An attribute by its path: in which extension it stands, if in one, and which part of it is meant. */
export interface Target {
  extension: Schema | undefined
  attribute: Attribute
  part: Attribute | undefined
}

interface Place {
  /** The schema that the path names; undefined where it names none. */
  named: Schema | undefined
  extension: Schema | undefined
  rest: string
}

/** Values that an attribute may have, as each step of a change looks at all of them. */
export const mostValues = 20

/** Splits `urn:…:User:name.familyName` into its schema, if it names one, and the rest. */
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

/** The attribute that a path without a filter in it names; undefined where the server does not keep it. */
export function findAttribute(path: string, kind: ResourceKind): Target | undefined {
  const { named, extension: inPath, rest } = schemaOf(path, kind)
  const [name = '', partName, ...deeper] = rest.split('.')
  const own = attributeOf(inPath ? inPath.attributes : coreAttributes(kind), name)
  // Entra ID asks for a mere `manager`; what the path names no schema of may stand in an extension.
  const extension = named || own ? inPath : kind.extensions.find(({ attributes }) => attributeOf(attributes, name))
  const attribute = own ?? attributeOf(extension?.attributes, name)
  if (!attribute || deeper.length > 0) return undefined
  if (partName === undefined) return { extension, attribute, part: undefined }
  const part = attributeOf(attribute.subAttributes, partName)
  return part && { extension, attribute, part }
}

/** The schema that a path names as a whole, without an attribute in it. */
export const findExtension = (path: string, { extensions }: ResourceKind): Schema | undefined =>
  extensions.find(({ id }) => id.toLowerCase() === path.toLowerCase())

/** Whether the standard has an attribute of this path that the server does not keep. */
export function isUnkept(path: string, kind: ResourceKind): boolean {
  const bare = schemaOf(path.replace(/\[[^\]]*\]/g, ''), kind).rest.toLowerCase()
  return kind.unkept.has(bare) || kind.unkept.has(bare.split('.')[0]!)
}
