import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import type { ProfileAt } from '@/http/paths'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { Skeleton } from '@/ui/Skeleton'
import type { ProfileStep } from '@/domains/profile/steps.rules'

const preferencePages = ['flight', 'train', 'hotel', 'car'] as const

interface StepSectionsProps {
  at: ProfileAt
  /** Told after every save, with the fields that it changed where the section knows them. */
  onSaved: (changed?: readonly string[]) => void
}

type Sections = ComponentType<StepSectionsProps>

/** The sections of each step, with their texts, fetched when the step is opened. */
const sections: Record<Exclude<ProfileStep, 'review'>, LazyExoticComponent<Sections>> = {
  personal: lazyWithTexts(['profile.personal', 'forms'], async () => {
    const { PersonalSections } = await import('@/domains/profile/personal/PersonalSections')
    return { default: (props: StepSectionsProps) => <PersonalSections {...props} /> }
  }),
  payment: lazyWithTexts(['profile.payment', 'forms'], async () => {
    const { PaymentSection } = await import('@/domains/profile/payment/PaymentSection')
    return { default: (props: StepSectionsProps) => <PaymentSection {...props} /> }
  }),
  travelDocuments: lazyWithTexts(['profile.documents', 'forms'], async () => {
    const [{ DocumentsSection }, { TripFitnessCard }] = await Promise.all([
      import('@/domains/profile/documents/DocumentsSection'),
      import('./TripFitnessCard'),
    ])
    const Documents = (props: StepSectionsProps) => (
      <>
        <DocumentsSection {...props} />
        <TripFitnessCard />
      </>
    )
    return { default: Documents }
  }),
  preferences: lazyWithTexts(['profile.preferences', 'profile.memberships', 'forms'], async () => {
    const { PreferencesSection } = await import('@/domains/profile/preferences/PreferencesSection')
    const Preferences = ({ at, onSaved }: StepSectionsProps) =>
      preferencePages.map((page) => <PreferencesSection key={page} at={at} page={page} onSaved={() => onSaved()} />)
    return { default: Preferences }
  }),
  emergencyContact: lazyWithTexts(['profile.emergency', 'forms'], async () => {
    const { EmergencySection } = await import('@/domains/profile/emergency/EmergencySection')
    return { default: (props: StepSectionsProps) => <EmergencySection {...props} /> }
  }),
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
