import { PersonalSections } from '@/domains/profile/personal/PersonalSections'
import type { StepSectionsProps } from './StepSections'

export default function PersonalStep({ at, onSaved }: StepSectionsProps) {
  return <PersonalSections at={at} onSaved={onSaved} />
}
