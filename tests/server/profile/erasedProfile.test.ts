import { expect, test } from 'vitest'
import { erasedProfile } from '#server/domains/profile/removeDetails.ts'

test('an erased profile has nothing that a person entered, and keeps its language and its ways of display', () => {
  expect(erasedProfile).toEqual({
    middleName: '',
    gender: null,
    dateOfBirth: null,
    airportCode: null,
    phoneNumber: '',
    phoneCountryCode: '',
    phoneExtension: '',
    phoneNumberIsConfirmed: false,
    setupForOtp: false,
    travellerNumbers: {},
    preferredLocation: null,
  })
})
