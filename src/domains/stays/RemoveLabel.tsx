import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const hidden = (words: ReactNode[]) => <VisuallyHidden>{words}</VisuallyHidden>

/** The label of a button that removes; only screen readers get the name of the row. */
export const RemoveLabel = ({ name }: { name: string }) => (
  <FormattedMessage id="stays.remove" values={{ name, hidden }} />
)
