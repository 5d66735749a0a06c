import type { Attribute, ResourceKind, Schema } from '#server/scim/protocol/attributes.ts'
import { textAttributesOf } from '#server/scim/protocol/textAttributes.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const text = (name: string, description: string): Attribute => ({ name, type: 'string', description })
const shown = (name: string, description: string): Attribute => ({ ...text(name, description), mutability: 'readOnly' })

/** Stored attributes of a person (RFC 7643 4.1). */
const core: Schema = {
  id: userSchema,
  name: 'User',
  description: 'A person of the company.',
  attributes: [
    {
      ...text('userName', 'The e-mail address with which the person signs in; one person has it.'),
      required: true,
      uniqueness: 'server',
    },
    {
      name: 'name',
      type: 'complex',
      description: 'The name, as on the document that the person travels with.',
      subAttributes: [
        shown('formatted', 'The whole name.'),
        text('familyName', 'The last name.'),
        text('givenName', 'The first name.'),
        text('middleName', 'The middle name.'),
      ],
    },
    text('displayName', 'First and last name. What is sent is read only where name is missing in a new person.'),
    ...textAttributesOf('core'),
    text('userType', 'employee or contractor.'),
    text('preferredLanguage', 'The language and region of the application, such as fr-CA.'),
    text('locale', 'As preferredLanguage; where both are sent and differ, this one counts.'),
    { name: 'active', type: 'boolean', description: 'Whether the person may sign in and travel.' },
    {
      name: 'emails',
      type: 'complex',
      multiValued: true,
      description: 'The address of userName. Other addresses are not kept.',
      subAttributes: [
        text('value', 'The address.'),
        text('type', 'work.'),
        { name: 'primary', type: 'boolean', description: 'Always true.' },
      ],
    },
    {
      name: 'phoneNumbers',
      type: 'complex',
      multiValued: true,
      description: 'The mobile number, international. Numbers of other types are not kept.',
      subAttributes: [
        text('value', 'The number, such as +1 514 555 0123.'),
        text('type', 'mobile.'),
        { name: 'primary', type: 'boolean', description: 'Not kept.' },
      ],
    },
    {
      name: 'groups',
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      description: 'The cost centre and the roles of the person; changed as members of the group.',
      subAttributes: [
        shown('value', 'The id of the group.'),
        {
          name: '$ref',
          type: 'reference',
          referenceTypes: ['Group'],
          mutability: 'readOnly',
          description: 'Its address.',
        },
        shown('display', 'Its displayName.'),
        shown('type', 'direct.'),
      ],
    },
    {
      name: 'roles',
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      description: 'The roles of the person; changed as members of the group of the role.',
      subAttributes: [shown('value', 'The name of the role.'), shown('display', 'The same.')],
    },
  ],
}

/** Stored attributes of a person's employment (RFC 7643 4.3). */
const enterprise: Schema = {
  id: enterpriseSchema,
  name: 'EnterpriseUser',
  description: 'The employment of a person.',
  attributes: [
    { ...text('employeeNumber', 'The number of the employee; one person has it.'), uniqueness: 'server' },
    text('costCenter', 'The number of the cost centre.'),
    ...textAttributesOf('enterprise'),
    {
      name: 'manager',
      type: 'complex',
      description: 'Whom the person reports to.',
      subAttributes: [
        text('value', 'The id of that person.'),
        {
          name: '$ref',
          type: 'reference',
          referenceTypes: ['User'],
          mutability: 'readOnly',
          description: 'Their address.',
        },
        shown('displayName', 'Their name.'),
      ],
    },
  ],
}

export const userKind: ResourceKind = {
  name: 'User',
  endpoint: '/Users',
  description: 'The people of the company, guests excepted.',
  schema: core,
  extensions: [enterprise],
}
