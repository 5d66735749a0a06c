import { expect, test } from 'vitest'
import { erasedProfile } from '#server/domains/profile/removeDetails.ts'

test('an erased profile has nothing that a person entered', () => {
  expect(erasedProfile).toMatchObject({
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

test('an erased profile keeps its language and its ways of display', () => {
  const kept = ['cultureCode', 'countryCode', 'phoneType', 'timeFormat', 'distanceUnit', 'theme']
  expect(Object.keys(erasedProfile).filter((field) => kept.includes(field))).toEqual([])
})
