import { boardFunctions } from './arranger/boardFunctions.ts'
import { companyFunctions } from './admin/companyFunctions.ts'
import { outdatedFunctions } from './completion/outdatedFunctions.ts'
import { approvalFunctions } from './approvals/approvalFunctions.ts'
import { catalogFunctions } from './education/catalogFunctions.ts'
import { helpDeskFunctions } from './helpDesk/helpDeskFunctions.ts'
import { noticeFunctions } from './notices/noticeFunctions.ts'
import { absenceFunctions } from './profile/absenceFunctions.ts'
import { requestFunctions } from './requests/requestFunctions.ts'
import { staysFunctions } from './stays/staysFunctions.ts'

/** The tests of domains whose calls have a file of their own. */
export const roomFunctions = [
  boardFunctions,
  companyFunctions,
  outdatedFunctions,
  staysFunctions,
  requestFunctions,
  noticeFunctions,
  approvalFunctions,
  catalogFunctions,
  helpDeskFunctions,
  absenceFunctions,
]
