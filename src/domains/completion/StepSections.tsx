import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import type { ProfileAt } from '@/http/paths'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { Skeleton } from '@/ui/Skeleton'
import type { ProfileStep } from '@/domains/profile/steps.rules'

export interface StepSectionsProps {
  at: ProfileAt
  /** Told after every save, with the fields that it changed where the section knows them. */
  onSaved: (changed?: readonly string[]) => void
}

/** The sections of each step, with their texts, fetched when the step is opened. */
const sections: Record<Exclude<ProfileStep, 'review'>, LazyExoticComponent<ComponentType<StepSectionsProps>>> = {
  personal: lazyWithTexts(['profile.personal', 'forms'], () => import('./PersonalStep')),
  payment: lazyWithTexts(['profile.payment', 'forms'], () => import('./PaymentStep')),
  travelDocuments: lazyWithTexts(['profile.documents', 'forms'], () => import('./DocumentsStep')),
  preferences: lazyWithTexts(
    ['profile.preferences', 'profile.memberships', 'forms'],
    () => import('./PreferencesStep'),
  ),
  emergencyContact: lazyWithTexts(['profile.emergency', 'forms'], () => import('./EmergencyStep')),
}

/** What a step is filled in with: the same sections as on the pages of the profile. */
export function StepSections({ step, ...props }: StepSectionsProps & { step: keyof typeof sections }) {
  const Sections = sections[step]
  return (
    <Suspense fallback={<Skeleton shape="box" />}>
      <Sections {...props} />
    </Suspense>
  )
}
