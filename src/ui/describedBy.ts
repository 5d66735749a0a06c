import type { ReactNode } from 'react'
import { cx } from './cx'

/** What every field says about itself. */
export interface FieldTexts {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** The ids under which a control finds its description and error, for its aria-describedby. */
export const describedBy = (id: string, { description, error }: Omit<FieldTexts, 'label'>) =>
  cx(description != null && `${id}-description`, error != null && `${id}-error`) || undefined
