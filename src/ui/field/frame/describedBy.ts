import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'

/** Texts of every field. */
export interface FieldTexts {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** The ids of a control's description and error, for its aria-describedby. */
export const describedBy = (id: string, { description, error }: Omit<FieldTexts, 'label'>) =>
  cx(description != null && `${id}-description`, error != null && `${id}-error`) || undefined
