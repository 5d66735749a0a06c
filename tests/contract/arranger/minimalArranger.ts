import type { JsonBodyType } from 'msw'

/** The arrangers and travelers of a person, as a backend answers that implements only §3 and §7. */
export const arrangerAnswers = (place: string): Record<string, JsonBodyType> => ({
  // §3 Arranger request: e-mail and status, §7: a key
  [`${place}/arranger-list`]: [
    { key: 'k1', email: 'sam@aurora.example', status: 'approved' },
    { key: 'k2', email: 'kim@aurora.example', status: 'dreaming' },
  ],
  // §3 Arranged traveler; §3 Arranger request: the counts of the list
  [`${place}/arranger`]: {
    pageCount: 1,
    totalItemsCount: 1,
    responseData: [
      {
        profileId: 'p2',
        companyId: 'c1',
        approved: true,
        firstName: 'Étienne',
        lastName: 'Lavoie',
        email: 'etienne@aurora.example',
        status: 'approved',
        isAllowedToBook: false,
        isAllowedTransient: true,
        isAllowedEvent: false,
        isBasicInfoComplete: false,
        isPaymentMethodsComplete: true,
        isMandatoryFieldsComplete: true,
        hasTravelAdvisories: false,
        obtSsoUrl: null,
        requestId: 'r1',
        employeeId: 'e2',
        profileIssues: [{ issue: 'genderMissing' }, { issue: 'visaMissing' }],
      },
    ],
  },
})
