/** Whose data a call is about; always an argument, never "me". */
export interface ProfileAt {
  companyId: string
  profileId: string
}
export interface EmployeeAt {
  companyId: string
  employeeId: string
}

const segment = encodeURIComponent

/** What §7 writes as `...` for calls about a profile. */
export const profilePath = ({ companyId, profileId }: ProfileAt): string =>
  `/companies/${segment(companyId)}/profiles/${segment(profileId)}`

export const employeePath = ({ companyId, employeeId }: EmployeeAt): string =>
  `/companies/${segment(companyId)}/employees/${segment(employeeId)}`
