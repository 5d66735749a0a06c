import type { Profile } from '#contract/profile/profile.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { completenessOf, withLoggedNames } from '#contract/profile/profileIssues.ts'
import { ageGroupOf } from '#server/domains/profile/ageGroup.ts'
import { isAllowedToBook, profileIssues } from '#server/domains/profile/issues.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { plainValues } from '#server/domains/profile/plainFields.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Language } from '#server/http/requests/language.ts'

/** A person as GET companies/{companyId}/profiles/{profileId} returns them (§3), on the day of `now`. */
export function presentProfile(person: Person, language: Language, now: Date): Profile {
  if (!person.employee) return minimalProfile(person)
  const { profile } = person
  const today = now.toISOString().slice(0, 10)
  const month = earliestDay(now).slice(0, 7)
  const issues = profileIssues(person, month)
  const mayBook = isAllowedToBook(person, month)
  return {
    ...stored(person),
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
    ...stored(person),
    ...maskedNumbers({ travellerNumbers: {} }),
    phoneNumber: '',
    phoneCountryCode: '',
    phoneExtension: '',
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

/** The values of a profile's own row. */
const stored = ({ profile }: Person) => ({
  id: profile.id,
  companyId: profile.companyId,
  employeeId: profile.employeeId,
  ...plainValues(profile),
  email: shownAddress(profile.email),
  internalEmployeeId: profile.internalEmployeeId,
  phoneNumberIsConfirmed: profile.phoneNumberIsConfirmed,
  active: profile.active,
  preferredLocation: profile.preferredLocation,
  reactivationAskedAt: profile.reactivationAskedAt?.toISOString() ?? null,
  detailsAskedAt: profile.detailsAskedAt?.toISOString() ?? null,
  detailsRemindedAt: profile.detailsRemindedAt?.toISOString() ?? null,
})

/** Known-traveler numbers are returned masked (§3). */
const maskedNumbers = ({ travellerNumbers: travelerNumbers }: Pick<Person['profile'], 'travellerNumbers'>) => ({
  tsa: travelerNumbers.tsa?.mask ?? '',
  nexus: travelerNumbers.nexus?.mask ?? '',
  globalEntry: travelerNumbers.globalEntry?.mask ?? '',
  sentri: travelerNumbers.sentri?.mask ?? '',
  redressNumber: travelerNumbers.redressNumber?.mask ?? '',
  travellerNumberTags: Object.fromEntries(Object.entries(travelerNumbers).map(([name, { tag }]) => [name, tag])),
})
