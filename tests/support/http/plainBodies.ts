import { costCenterId } from '#server/demo/company/costCenters.ts'
import { employeeIdOf } from './api.ts'

const card = { number: '4111 1111 1111 1111', name: 'Mine', expiryDate: '2030-05' }
const passport = { type: 'passport', number: 'AB123456', issueCountry: 'CA', expirationDate: '2031-05-01' }
const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  code: '1',
  phoneNumber: '5145550134',
  extension: '',
  type: 'home',
}
const preferences = {
  seatPositionLengthwise: 'none',
  seatPositionWidthwise: 'aisle',
  seatLocation: 'none',
  seatType: 'none',
  carSize: 'none',
  airRequests: '',
  hotelRequests: '',
  carRequests: '',
  trainRequests: '',
  meal: 'none',
}
const days = { startDate: '2030-05-01', endDate: null }
const marketing = costCenterId('aurora', '4100')
const token = 'head.payload.seal'

const companyPlace = '/admin/companies/:companyId'
const profilePlace = '/companies/:companyId/profiles/:profileId'

/**
 * The body of each call of §7 from a client that knows only the specification: the fields that §3 and §7 name. Where
 * they name none (payment methods, memberships, HR profiles), the fields without which the call would be meaningless.
 */
export const plainBodies: Record<string, object> = {
  'POST /login/signin-oidc': { token },
  'POST /login/signin-oidc/SignIn': { token },
  'POST /login/signin-oidc/register': { token, termsAndConditions: true, cultureCode: 'fr-CA' },
  [`PATCH ${profilePlace}`]: [{ op: 'replace', path: '/middleName', value: 'Ada' }],
  [`POST ${profilePlace}/phone-activation/:phoneNumber`]: { code: '123456' },
  'POST /companies/profiles/request-reactivate': { profileId: 'p-aurora-traveller' },
  [`POST ${profilePlace}/roles`]: { roles: ['VIP'] },
  [`PUT ${profilePlace}/roles`]: { roles: ['VIP'] },
  [`POST ${profilePlace}/arranger-requests`]: { email: 'ana.ruiz@aurora.example' },
  'PUT /arranger-requests/:key': { status: 'approved' },
  'POST /companies/:companyId/hr-profiles': {
    internalEmployeeId: 'X-4712',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana.ruiz@aurora.example',
  },
  'POST /profiles/:profileId/credit-cards': card,
  'PUT /profiles/:profileId/credit-cards/:cardId': card,
  [`POST ${profilePlace}/payment-methods`]: { creditCardId: 'card-1', uses: ['air'] },
  [`PUT ${profilePlace}/payment-methods/:paymentMethodId`]: { uses: ['air'] },
  [`POST ${profilePlace}/travel-documents`]: passport,
  [`PUT ${profilePlace}/travel-documents/:documentId`]: passport,
  [`PUT ${profilePlace}/emergency-contact`]: person,
  [`PATCH ${profilePlace}/emergency-contact/:contactId`]: person,
  [`POST ${profilePlace}/travel-preferences`]: preferences,
  [`PUT ${profilePlace}/travel-preferences/:tpId`]: preferences,
  [`POST ${profilePlace}/membership`]: { category: 'air', programCode: 'AC-AEROPLAN', number: '123456789' },
  [`PATCH ${profilePlace}/membership/:membershipId`]: { number: '123456789' },
  [`POST ${companyPlace}/employees`]: {
    externalId: 'X-4711',
    firstName: 'Ida',
    middleName: '',
    lastName: 'Berg',
    jobTitle: '',
    email: 'ida.berg@aurora.example',
    costCenterId: null,
    mobilePhone: '',
    travelPolicyId: null,
    type: 'employee',
  },
  [`POST ${companyPlace}/employees/deactivateEmployee`]: { employeeId: employeeIdOf('traveller@aurora') },
  [`PATCH ${companyPlace}/employees/:employeeId`]: { status: 'active' },
  [`POST ${companyPlace}/cost-centers`]: {
    externalId: '9000',
    names: [{ locale: 'en-CA', value: 'Works' }],
    status: 'active',
    parentId: null,
  },
  [`PATCH ${companyPlace}/cost-centers/:costCenterId`]: { status: 'inactive' },
  [`POST ${companyPlace}/cost-centers/:costCenterId/roles`]: {
    costCenterId: marketing,
    employeeId: employeeIdOf('traveller@aurora'),
    type: 'owner',
    ...days,
  },
  [`PATCH ${companyPlace}/cost-centers/:costCenterId/roles/:roleId`]: {
    id: 'role-1',
    costCenterId: marketing,
    ...days,
  },
}
