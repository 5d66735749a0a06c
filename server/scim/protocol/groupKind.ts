import type { ResourceKind } from '#server/scim/protocol/attributes.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** Attributes of a group, which is a cost center or a role (RFC 7643 4.2). */
export const groupKind: ResourceKind = {
  name: 'Group',
  endpoint: '/Groups',
  description: 'The cost centres of the company, and the roles that can be given.',
  schema: {
    id: groupSchema,
    name: 'Group',
    description: 'A cost centre or a role.',
    attributes: [
      {
        name: 'displayName',
        type: 'string',
        required: true,
        description: 'Number and name of a cost centre; of a role, its name after "Role: ".',
      },
      {
        name: 'members',
        type: 'complex',
        multiValued: true,
        isUnlimited: true,
        description: 'The people of the cost centre, or those who hold the role.',
        subAttributes: [
          { name: 'value', type: 'string', mutability: 'immutable', description: 'The id of the person.' },
          {
            name: '$ref',
            type: 'reference',
            referenceTypes: ['User'],
            mutability: 'immutable',
            description: 'Their address.',
          },
          { name: 'display', type: 'string', mutability: 'immutable', description: 'Their name.' },
          { name: 'type', type: 'string', mutability: 'immutable', description: 'User.' },
        ],
      },
    ],
  },
  extensions: [],
}
