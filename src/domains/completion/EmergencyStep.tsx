import { EmergencySection } from '@/domains/profile/emergency/EmergencySection'
import type { StepSectionsProps } from './StepSections'

export default function EmergencyStep({ at, onSaved }: StepSectionsProps) {
  return <EmergencySection at={at} onSaved={() => onSaved()} />
}
