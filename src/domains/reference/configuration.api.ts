import {
  configurationSchema,
  employeeConfigurationSchema,
  featureConfigurationSchema,
} from '#contract/session/configuration.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { asNull } from '@/http/fallbacks'
import {
  configurationPath,
  type EmployeeRef,
  employeeConfigurationPath,
  featureConfigurationPath,
  type ProfileRef,
} from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET configuration (public). */
export const getConfiguration = (_: void, signal: AbortSignal) =>
  mainHttp.get(configurationPath, { signal, isPublic: true }).then(parseBody(configurationSchema))

/** GET configuration/company/{companyId}/profile/{profileId} */
export const getFeatureConfiguration = (profileRef: ProfileRef, signal: AbortSignal) =>
  companyHttp.get(featureConfigurationPath(profileRef), { signal }).then(parseBody(featureConfigurationSchema))

/** GET companies/{companyId}/employees/{employeeId}/configuration. Null where it fails (§8). */
export const getEmployeeConfiguration = (employeeRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp
    .get(employeeConfigurationPath(employeeRef), { signal })
    .then(parseBody(employeeConfigurationSchema))
    .catch(asNull)
