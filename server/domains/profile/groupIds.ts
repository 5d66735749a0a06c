/** The group (§3 profile, `groupIdMissing`) of all employees of a company. */
export const staffGroup = (companyId: string): string => `${companyId}-staff`

/** The group of a company's guests. */
export const guestGroup = (companyId: string): string => `${companyId}-guests`
