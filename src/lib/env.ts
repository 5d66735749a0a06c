import { idleLimits } from '#contract/limits.ts'

const read = (value: string | undefined, byDefault: string) => (value && value.trim() !== '' ? value : byDefault)

const seconds = (value: string | undefined, byDefault: number) => (Number(value) > 0 ? Number(value) : byDefault)

const mainApi = read(import.meta.env.VITE_MAIN_API, '/api/main')

/** What the build is told about its surroundings; see `.env.example`. Without a word everything is on this origin. */
export const env = {
  mainApi,
  /** Where the company API is expected while the configuration, which says it, is on its way (§3): beside the main one. */
  companyApi: mainApi.replace(/\/main$/, '/company'),
  identityAuthority: read(import.meta.env.VITE_IDENTITY_AUTHORITY, `${globalThis.location?.origin ?? ''}/identity`),
  identityClient: read(import.meta.env.VITE_IDENTITY_CLIENT, 'waymark-web'),
  titlePrefix: read(import.meta.env.VITE_TITLE_PREFIX, 'Waymark'),
  /** What the booking tool is told about this build (§7 "stage"). */
  stage: import.meta.env.MODE,
  developerOptions: import.meta.env.VITE_DEVELOPER_OPTIONS === 'true',
  /** Without activity for so long the warning opens, and counts so many seconds down (§9). */
  idleSeconds: seconds(import.meta.env.VITE_IDLE_SECONDS, idleLimits.idleSeconds),
  idleWarningSeconds: seconds(import.meta.env.VITE_IDLE_WARNING_SECONDS, idleLimits.warningSeconds),
}
