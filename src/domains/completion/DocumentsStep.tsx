import { DocumentsSection } from '@/domains/profile/documents/DocumentsSection'
import type { StepSectionsProps } from './StepSections'

export default function DocumentsStep({ at, onSaved }: StepSectionsProps) {
  return <DocumentsSection at={at} onSaved={onSaved} />
}
