import { EmergencySection } from '@/domains/emergency/EmergencySection'
import type { StepSectionsProps } from './StepSections'

export default function EmergencyStep({ at, onSaved }: StepSectionsProps) {
  return <EmergencySection at={at} onSaved={() => onSaved()} />
}
