import { ArrangersSection } from '@/domains/arranger/shared/ArrangersSection'
import AccountPage from '@/domains/profile/account/AccountPage'

/** The account page also shows the person's arrangers, which belong to another domain. */
export default function AccountWithArrangersPage() {
  return <AccountPage arrangers={<ArrangersSection />} />
}
