/** The group (§3 profile, `groupIdMissing`) of everybody who works in a company, whatever their cost center. */
export const staffGroup = (companyId: string): string => `${companyId}-staff`

/** The group of a company's guests. */
export const guestGroup = (companyId: string): string => `${companyId}-guests`
