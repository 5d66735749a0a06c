import {
  configurationSchema,
  employeeConfigurationSchema,
  featureConfigurationSchema,
} from '#contract/configuration.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { asNull } from '@/http/endings'
import { type EmployeeAt, employeePath, type ProfileAt } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET configuration (public). */
export const getConfiguration = (_: void, signal: AbortSignal) =>
  mainHttp.get('/configuration', { signal, isPublic: true }).then(parseBody(configurationSchema))

/** GET configuration/company/{companyId}/profile/{profileId} */
export const getFeatureConfiguration = ({ companyId, profileId }: ProfileAt, signal: AbortSignal) =>
  companyHttp
    .get(`/configuration/company/${companyId}/profile/${profileId}`, { signal })
    .then(parseBody(featureConfigurationSchema))

/** GET companies/{companyId}/employees/{employeeId}/configuration; null where it fails (§8). */
export const getEmployeeConfiguration = (at: EmployeeAt, signal: AbortSignal) =>
  companyHttp
    .get(`${employeePath(at)}/configuration`, { signal })
    .then(parseBody(employeeConfigurationSchema))
    .catch(asNull)
