import * as z from 'zod/mini'
import { heading, inEmployee, inList, line, reference, text, type EmployeeField } from './employeeField.ts'
import { countryCode, emailAddress, personName, requiredIdentifier, requiredName } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { addition, withFallback } from '#contract/wire/lenient.ts'
import { cultureOf, localeCodes } from '#contract/texts/locales.ts'
import { mobileNumber } from '#contract/fields/phoneFields.ts'
import { givenRoles } from '#contract/session/roles.ts'

export const agencyServices = ['default', 'vip'] as const
/** Kinds of employment. Guests are employees of the kind `guest`, which only the administration of guests sets. */
export const employeeTypes = ['employee', 'contractor'] as const

/** The fields of an employee, in the order of the form. */
export const employeeFields = {
  /** Names as on the travel document. */
  firstName: {
    ...text(requiredName),
    table: 'profiles',
    answer: inList,
    column: {
      place: 2,
      heading: heading('First name', 'Prénom', 'Nombre'),
      isRequired: true,
      example: 'Ada',
      width: 22,
    },
    scim: { schema: 'core', attribute: 'name.givenName' },
    profileRecord: { section: 'personal', field: 'firstName' },
  },
  middleName: {
    ...text(personName),
    table: 'profiles',
    answer: inEmployee,
    column: { place: 3, heading: heading('Middle name', 'Deuxième prénom', 'Segundo nombre'), width: 18 },
    scim: { schema: 'core', attribute: 'name.middleName' },
    profileRecord: { section: 'personal', field: 'middleName' },
  },
  lastName: {
    ...text(requiredName),
    table: 'profiles',
    answer: inList,
    column: {
      place: 4,
      heading: heading('Last name', 'Nom de famille', 'Apellidos'),
      isRequired: true,
      example: 'Quill',
      width: 22,
    },
    scim: { schema: 'core', attribute: 'name.familyName' },
    profileRecord: { section: 'personal', field: 'lastName' },
  },
  /** Employee number, unique in the company. */
  externalId: {
    ...text(requiredIdentifier(30)),
    maxLength: 30,
    table: 'employees',
    answer: inList,
    column: { place: 1, heading: heading('Number', 'Numéro', 'Número'), isRequired: true, example: '1042', width: 18 },
    scim: { schema: 'enterprise', attribute: 'employeeNumber' },
  },
  jobTitle: {
    ...line(80),
    table: 'employees',
    answer: inList,
    column: { place: 6, heading: heading('Job title', 'Poste', 'Cargo'), width: 28 },
    scim: { schema: 'core', attribute: 'title', description: 'The title of the job.' },
    isErased: true,
  },
  type: {
    kind: 'choice',
    schema: z.enum(employeeTypes),
    blank: 'employee',
    table: 'employees',
    answer: inList,
    column: { place: 14, heading: heading('Kind', 'Type', 'Tipo'), example: 'employee', width: 16 },
    scim: { schema: 'core', attribute: 'userType' },
    isValueRecorded: true,
  },
  email: {
    ...text(emailAddress),
    table: 'profiles',
    answer: inList,
    column: {
      place: 5,
      heading: heading('E-mail', 'Courriel', 'Correo electrónico'),
      isRequired: true,
      example: 'ada.quill@company.example',
      width: 34,
    },
    scim: { schema: 'core', attribute: 'userName' },
    profileRecord: { section: 'account', field: 'email' },
  },
  /** International, `+15145550123`; empty without one. */
  mobilePhone: {
    ...text(mobileNumber),
    answer: inEmployee,
    column: {
      place: 7,
      heading: heading('Mobile phone', 'Cellulaire', 'Celular'),
      example: '+1 514 555 0123',
      width: 20,
    },
    scim: { schema: 'core', attribute: 'phoneNumbers' },
    profileRecord: { section: 'personal', field: 'phoneNumber' },
  },
  /** Language of mails and documents, `fr-CA`. */
  cultureCode: {
    kind: 'code',
    schema: z.enum(localeCodes.map(cultureOf), fieldProblem('required')),
    blank: '',
    table: 'profiles',
    answer: { in: 'employee', schema: addition(z.string(), 'en-US') },
    column: { place: 15, heading: heading('Language', 'Langue', 'Idioma'), example: 'fr-CA', width: 12 },
    scim: { schema: 'core', attribute: 'preferredLanguage' },
    profileRecord: { section: 'account', field: 'cultureCode' },
  },
  countryCode: {
    kind: 'code',
    schema: countryCode,
    blank: '',
    table: 'profiles',
    answer: { in: 'employee', schema: addition(z.string(), '') },
    column: { place: 16, heading: heading('Country', 'Pays', 'País'), example: 'CA', width: 10 },
    profileRecord: { section: 'personal', field: 'countryCode' },
  },
  /** IATA code of the airport the employee departs from. */
  homeAirport: {
    kind: 'code',
    schema: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, fieldProblem('airport')))),
    blank: null,
    column: {
      place: 17,
      heading: heading('Home airport', 'Aéroport de départ habituel', 'Aeropuerto de salida habitual'),
      example: 'YUL',
      width: 14,
    },
    profileRecord: { section: 'personal', field: 'airportCode' },
  },
  costCenterId: {
    ...reference,
    table: 'employees',
    answer: { in: 'list', schema: z.nullable(z.string()) },
    column: {
      place: 8,
      key: 'costCenter',
      heading: heading(
        'Cost center number',
        'Numéro du centre de coûts',
        'Número del centro de costos',
        'Cost centre number',
      ),
      width: 20,
    },
    scim: { schema: 'enterprise', attribute: 'costCenter' },
    isValueRecorded: true,
    profileRecord: { section: 'personal', field: 'costCenterId' },
  },
  managerId: {
    ...reference,
    table: 'employees',
    column: {
      place: 9,
      key: 'managerExternalId',
      heading: heading('Number of the manager', 'Numéro du gestionnaire', 'Número del superior directo'),
      width: 22,
    },
    scim: { schema: 'enterprise', attribute: 'manager' },
    isErased: true,
  },
  approverId: {
    ...reference,
    table: 'employees',
    column: {
      place: 10,
      key: 'approverExternalId',
      heading: heading('Number of the approver', 'Numéro de la personne qui approuve', 'Número de quien aprueba'),
      width: 22,
    },
    isErased: true,
    profileRecord: { section: 'personal', field: 'approverId' },
  },
  travelPolicyId: {
    ...reference,
    table: 'employees',
    answer: { in: 'employee', schema: z.nullable(z.string()) },
    column: {
      place: 13,
      key: 'travelPolicy',
      heading: heading('Travel policy', 'Politique de voyage', 'Política de viajes'),
      width: 22,
    },
    isValueRecorded: true,
  },
  agencyService: {
    kind: 'choice',
    schema: z.enum(agencyServices),
    blank: 'default',
    table: 'employees',
    answer: { in: 'list', schema: withFallback(z.enum(agencyServices), 'default') },
    column: {
      place: 12,
      heading: heading('Agency service', 'Service de l’agence', 'Servicio de la agencia'),
      example: 'default',
      width: 16,
    },
    isValueRecorded: true,
  },
  /** Roles of §6 other than `Traveller`, which every employee has. Stored in `profileRoles`. */
  roles: {
    kind: 'roles',
    schema: z.array(z.enum(givenRoles)).check(z.maxLength(givenRoles.length)),
    blank: [],
    column: { place: 11, heading: heading('Roles', 'Rôles', 'Roles'), example: 'Arranger; EventOrganizer', width: 34 },
  },
} as const satisfies Record<string, EmployeeField>
