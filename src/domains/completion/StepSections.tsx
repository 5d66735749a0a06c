import { ChevronDown } from 'lucide-react'
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProfileRef } from '@/http/paths'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './StepSections.module.css'
import type { ProfileStep } from '@/domains/profile/steps.rules'

const preferencePages = ['flight', 'train', 'hotel', 'car'] as const

interface StepSectionsProps {
  profileRef: ProfileRef
  /** Whether the person is about to book for an event. */
  isForEvent: boolean
}

/** Sections of a step that are folded until the reader opens them. */
const Fold = ({ title, isOpen = false, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className={styles.fold}>
    <summary>
      {title}
      <ChevronDown aria-hidden="true" />
    </summary>
    {children}
  </details>
)

type Sections = ComponentType<StepSectionsProps>

/** The sections of each step, loaded when the step is opened. */
const sections: Record<Exclude<ProfileStep, 'review'>, LazyExoticComponent<Sections>> = {
  personal: lazy(async () => {
    const { NeededSections, OptionalSections } = await import('@/domains/profile/personal/PersonalSections')
    const Personal = (props: StepSectionsProps) => (
      <>
        <NeededSections {...props} />
        <Fold title={<FormattedMessage id="completion.fold.more" />}>
          <OptionalSections {...props} />
        </Fold>
      </>
    )
    return { default: Personal }
  }),
  payment: lazy(async () => {
    const { PaymentSection, loadCardForm } = await import('@/domains/profile/payment/PaymentSection')
    // A person without a card sees only this form, so it loads with the step.
    await loadCardForm()
    return { default: (props: StepSectionsProps) => <PaymentSection {...props} /> }
  }),
  travelDocuments: lazy(async () => {
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
  preferences: lazy(async () => {
    const { PreferencesSection } = await import('@/domains/profile/preferences/PreferencesSection')
    const Preferences = ({ profileRef }: StepSectionsProps) =>
      preferencePages.map((page, index) => (
        <Fold key={page} isOpen={index === 0} title={<FormattedMessage id={`completion.fold.${page}`} />}>
          <PreferencesSection profileRef={profileRef} page={page} />
        </Fold>
      ))
    return { default: Preferences }
  }),
  emergencyContact: lazy(async () => {
    const { EmergencySection } = await import('@/domains/profile/emergency/EmergencySection')
    return { default: (props: StepSectionsProps) => <EmergencySection {...props} /> }
  }),
}

/** The sections of a step, the same as on the pages of the profile. The content below them waits for them. */
export function StepSections({
  step,
  children,
  ...props
}: StepSectionsProps & { step: keyof typeof sections; children: ReactNode }) {
  const Sections = sections[step]
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      <Sections {...props} />
      {children}
    </Suspense>
  )
}
