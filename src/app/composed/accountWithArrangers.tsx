import type { ComponentType, ReactNode } from 'react'
import { ArrangersSection } from '@/domains/arranger/shared/ArrangersSection'

/** The account page with the person's arrangers, which belong to another domain. */
export const accountWithArrangers = (AccountPage: ComponentType<{ arrangers: ReactNode }>) =>
  function AccountWithArrangers() {
    return <AccountPage arrangers={<ArrangersSection />} />
  }
