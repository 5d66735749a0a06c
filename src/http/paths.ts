/** Whose data a call is about; always an argument, never "me". */
export interface ProfileRef {
  companyId: string
  profileId: string
}
export interface EmployeeRef {
  companyId: string
  employeeId: string
}

const segment = encodeURIComponent

/** What §7 writes as `...` for calls about a profile. */
export const profilePath = ({ companyId, profileId }: ProfileRef): string =>
  `/companies/${segment(companyId)}/profiles/${segment(profileId)}`

export const employeePath = ({ companyId, employeeId }: EmployeeRef): string =>
  `/companies/${segment(companyId)}/employees/${segment(employeeId)}`

// What the first screen asks for: addressed here and not in an `.api.ts`, because `app/beginCalls` asks before there is a client.
export const configurationPath = '/configuration'
export const whoamiPath = '/auth/whoami'
export const featureConfigurationPath = ({ companyId, profileId }: ProfileRef): string =>
  `/configuration/company/${segment(companyId)}/profile/${segment(profileId)}`
export const employeeConfigurationPath = (at: EmployeeRef): string => `${employeePath(at)}/configuration`
export const notificationsPath = (at: ProfileRef): string => `${profilePath(at)}/notifications`
export const latestTripsPath = (at: ProfileRef): string => `${profilePath(at)}/itineraries/latest`
export const travelSummaryPath = (at: ProfileRef): string => `${profilePath(at)}/travel-summary`
export const tripsPath = (at: ProfileRef): string => `${profilePath(at)}/trips`
