/** Identifies a profile: the ids that paths carry (`companies/{companyId}/profiles/{profileId}`). */
export interface ProfileRef {
  companyId: string
  profileId: string
}
