/** One event of a company. */
export interface GroupRef {
  companyId: string
  groupTravelId: string
}

/** Below the company's API: its events. */
export const groupsPath = (companyId: string) => `/companies/${encodeURIComponent(companyId)}/group-travels`

/** The path of one event, below the company's API. */
export const groupPath = ({ companyId, groupTravelId }: GroupRef) =>
  `${groupsPath(companyId)}/${encodeURIComponent(groupTravelId)}`
