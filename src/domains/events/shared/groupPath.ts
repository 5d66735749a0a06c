/** One event of a company. */
export interface GroupRef {
  companyId: string
  groupTravelId: string
}

/** Below the company's API: its events. */
export const groupsPath = (companyId: string) => `/companies/${encodeURIComponent(companyId)}/group-travels`

/** Below the company's API: one event. */
export const groupPath = ({ companyId, groupTravelId }: GroupRef) =>
  `${groupsPath(companyId)}/${encodeURIComponent(groupTravelId)}`
