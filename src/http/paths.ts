import { limits } from '#contract/fields/limits.ts'

/** The company a call is about. */
export interface CompanyRef {
  companyId: string
}
/** The profile a call is about; always an argument, never "me". */
export interface ProfileRef {
  companyId: string
  profileId: string
}
/** Identifies one trip of a person. */
export interface TripRef extends ProfileRef {
  bookingId: string
}
export interface PolicyRef {
  companyId: string
  policyId: string
}
export interface EmployeeRef {
  companyId: string
  employeeId: string
}

const segment = encodeURIComponent

/** The path that §7 abbreviates as `...` in calls about a profile. */
export const profilePath = ({ companyId, profileId }: ProfileRef): string =>
  `/companies/${segment(companyId)}/profiles/${segment(profileId)}`

export const employeePath = ({ companyId, employeeId }: EmployeeRef): string =>
  `/companies/${segment(companyId)}/employees/${segment(employeeId)}`

// Paths of the first screen's calls. They are not in an `.api.ts`, because `app/sendEarlyRequests` needs them before the
// client is loaded.
export const configurationPath = '/configuration'
export const whoamiPath = '/auth/whoami'
export const featureConfigurationPath = ({ companyId, profileId }: ProfileRef): string =>
  `/configuration/company/${segment(companyId)}/profile/${segment(profileId)}`
export const employeeConfigurationPath = (employeeRef: EmployeeRef): string =>
  `${employeePath(employeeRef)}/configuration`
export const travelPolicyPath = ({ companyId, policyId }: PolicyRef): string =>
  `/admin/companies/${segment(companyId)}/travel-policies/${segment(policyId)}`
/** The group events an employee may still go to (§7): confirmed or under way, with an open or accepted invitation. */
export const currentGroupTravelsPath = (employeeRef: EmployeeRef): string =>
  `${employeePath(employeeRef)}/group-travels?groupTravelStatus=confirmed,inProgress&groupTravelerStatus=pending,accepted`
export const notificationsPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/notifications`
export const arrangerListPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/arranger-list`
export const actionMarksPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/action-marks`
export const latestTripsPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/itineraries/latest`
/** The page of trips ahead that Home shows below the hero. */
export const nextTripsPath = (profileRef: ProfileRef): string =>
  `${profilePath(profileRef)}/trips/paginated?pageNumber=1&pageSize=${limits.latestTrips}&tripStatus=Upcoming`
export const travelSummaryPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/travel-summary`
export const tripsPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/trips`

export const tripPath = ({ bookingId, ...profileRef }: TripRef): string =>
  `${tripsPath(profileRef)}/${segment(bookingId)}`

/** The path of the public page of an event; its file for calendars stands below it. */
export const invitationPath = ({ shareableId }: { shareableId: string }) =>
  `/group-invitations/${encodeURIComponent(shareableId)}`
