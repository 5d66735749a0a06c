import { telemetryTarget } from '#contract/session/telemetry.ts'
import { StatementPage } from './StatementPage'

/** §2 legal: the privacy policy. It describes telemetry where the build has it (§9). */
export default function LegalPage() {
  const telemetry = telemetryTarget(import.meta.env.VITE_TELEMETRY_CONNECTION ?? '')
  const sections = ['stored', 'browser', ...(telemetry ? ['telemetry'] : []), 'seen', 'shared', 'kept', 'rights']
  const values = telemetry && { host: new URL(telemetry.endpoint).host }
  return <StatementPage name="legal" sections={sections} {...(values && { values })} lastChanged="2026-11-28" />
}
