import { PreferencesSection } from '@/domains/profile/preferences/PreferencesSection'
import type { StepSectionsProps } from './StepSections'

const pages = ['flight', 'train', 'hotel', 'car'] as const

export default function PreferencesStep({ at, onSaved }: StepSectionsProps) {
  return pages.map((page) => <PreferencesSection key={page} at={at} page={page} onSaved={() => onSaved()} />)
}
