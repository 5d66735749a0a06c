import { StatementPage } from './StatementPage'

const sections = ['use', 'account', 'bookings', 'advice', 'availability', 'changes'] as const

/** §2 terms: the terms of use. */
export default function TermsPage() {
  return <StatementPage name="terms" sections={sections} lastChanged="2026-11-21" />
}
