import { StatementPage } from './StatementPage'

const sections = ['stored', 'browser', 'seen', 'shared', 'kept', 'rights'] as const

/** §2 legal: the privacy policy. */
export default function LegalPage() {
  return <StatementPage name="legal" sections={sections} lastChanged="2026-11-21" />
}
