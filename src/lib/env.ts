import type { ClaimName } from '#contract/session/claims.ts'
import { idleLimits } from '#contract/fields/limits.ts'

const read = (value: string | undefined, byDefault: string) => (value && value.trim() !== '' ? value : byDefault)

const seconds = (value: string | undefined, byDefault: number) => (Number(value) > 0 ? Number(value) : byDefault)

const mainApi = read(import.meta.env.VITE_MAIN_API, '/api/main')

/** Settings of the build; see `.env.example`. By default everything is on this origin. */
export const env = {
  mainApi,
  /** Presumed address of the company API, beside the main one, until the configuration names it (§3). */
  companyApi: mainApi.replace(/\/main$/, '/company'),
  identityAuthority: read(import.meta.env.VITE_IDENTITY_AUTHORITY, `${globalThis.location?.origin ?? ''}/identity`),
  identityClient: read(import.meta.env.VITE_IDENTITY_CLIENT, 'waymark-web'),
  /** The provider's names for the claims of §3. */
  claims: {
    company_id: read(import.meta.env.VITE_CLAIM_COMPANY_ID, 'company_id'),
    employee_id: read(import.meta.env.VITE_CLAIM_EMPLOYEE_ID, 'employee_id'),
    Id: read(import.meta.env.VITE_CLAIM_ID, 'Id'),
    ProfileId: read(import.meta.env.VITE_CLAIM_PROFILE_ID, 'ProfileId'),
    role: read(import.meta.env.VITE_CLAIM_ROLE, 'role'),
  } satisfies Record<ClaimName, string>,
  titlePrefix: read(import.meta.env.VITE_TITLE_PREFIX, 'Waymark'),
  /** The build's name as passed to the booking tool (§7 "stage"). */
  stage: import.meta.env.MODE,
  developerOptions: import.meta.env.VITE_DEVELOPER_OPTIONS === 'true',
  /** Idle time before the warning, and length of its countdown (§9). */
  idleSeconds: seconds(import.meta.env.VITE_IDLE_SECONDS, idleLimits.idleSeconds),
  idleWarningSeconds: seconds(import.meta.env.VITE_IDLE_WARNING_SECONDS, idleLimits.warningSeconds),
}
