import type { Profile } from '#contract/profile.ts'
import { supportedCulture } from '#contract/locales.ts'
import { completenessOf, withLoggedNames } from '#contract/profileIssues.ts'
import { ageGroupOf } from '#server/domains/profile/ageGroup.ts'
import { isAllowedToBook, profileIssues } from '#server/domains/profile/issues.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Language } from '#server/http/language.ts'

/** A person as GET companies/{companyId}/profiles/{profileId} returns them (§3), on the day of `now`. */
export function presentProfile(person: Person, language: Language, now: Date): Profile {
  if (!person.employee) return minimalProfile(person)
  const { profile } = person
  const today = now.toISOString().slice(0, 10)
  const month = earliestDay(now).slice(0, 7)
  const issues = profileIssues(person, month)
  const mayBook = isAllowedToBook(person, month)
  return {
    ...identity(person),
    ...contact(profile),
    ...maskedNumbers(profile),
    dateOfBirthMask: profile.dateOfBirth && `${profile.dateOfBirth.slice(0, 4)}-**-**`,
    isAllowedToBook: mayBook,
    isAllowedTransient: person.policy?.isAllowedTransient ?? false,
    isAllowedEvent: person.policy?.isAllowedEvent ?? false,
    ...withLoggedNames(completenessOf(issues, mayBook)),
    profileIssues: issues.map((issue) => ({ issue })),
    costCenter: costCenterName(person.costCenter, language),
    obt: person.company.obtKind && { name: person.company.obtKind, url: person.company.obtUrl ?? '' },
    walkMeAgeGroupID: ageGroupOf(profile.dateOfBirth, today),
    cultureCode: supportedCulture(profile.cultureCode),
  }
}

/** A person without an employee id: name and address only, and no right to book (§6). */
function minimalProfile(person: Person): Profile {
  return {
    ...identity(person),
    ...contact({ ...person.profile, phoneNumber: '', phoneCountryCode: '', phoneExtension: '' }),
    ...maskedNumbers({ travellerNumbers: {} }),
    gender: null,
    airportCode: null,
    dateOfBirth: null,
    dateOfBirthMask: null,
    isAllowedToBook: false,
    isAllowedTransient: false,
    isAllowedEvent: false,
    ...withLoggedNames(completenessOf(['employeeIdMissing'], false)),
    profileIssues: [{ issue: 'employeeIdMissing' }],
    costCenter: '',
    obt: null,
    walkMeAgeGroupID: null,
    cultureCode: supportedCulture(undefined),
  }
}

const identity = ({ profile }: Person) => ({
  id: profile.id,
  companyId: profile.companyId,
  employeeId: profile.employeeId,
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  gender: profile.gender,
  email: shownAddress(profile.email),
  airportCode: profile.airportCode,
  dateOfBirth: profile.dateOfBirth,
  countryCode: profile.countryCode,
  internalEmployeeId: profile.internalEmployeeId,
  setupForOtp: profile.setupForOtp,
  active: profile.active,
  preferredLocation: profile.preferredLocation,
  timeFormat: profile.timeFormat,
  distanceUnit: profile.distanceUnit,
  theme: profile.theme,
  reactivationAskedAt: profile.reactivationAskedAt?.toISOString() ?? null,
  detailsAskedAt: profile.detailsAskedAt?.toISOString() ?? null,
  detailsRemindedAt: profile.detailsRemindedAt?.toISOString() ?? null,
})

const contact = (profile: Person['profile']) => ({
  phoneNumber: profile.phoneNumber,
  phoneCountryCode: profile.phoneCountryCode,
  phoneType: profile.phoneType,
  phoneExtension: profile.phoneExtension,
  phoneNumberIsConfirmed: profile.phoneNumberIsConfirmed,
})

/** Known-traveler numbers are returned masked (§3). */
const maskedNumbers = ({ travellerNumbers }: Pick<Person['profile'], 'travellerNumbers'>) => ({
  tsa: travellerNumbers.tsa?.mask ?? '',
  nexus: travellerNumbers.nexus?.mask ?? '',
  globalEntry: travellerNumbers.globalEntry?.mask ?? '',
  sentri: travellerNumbers.sentri?.mask ?? '',
  redressNumber: travellerNumbers.redressNumber?.mask ?? '',
  travellerNumberTags: Object.fromEntries(Object.entries(travellerNumbers).map(([name, { tag }]) => [name, tag])),
})
