import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** A page about the company's cards where the backend has their calls; otherwise its title, and that it has not. */
export function IfOffered({ title, children }: { title: MessageId; children: ReactNode }) {
  if (isOffered('companycards')) return children
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id="companyCards.notOffered" />}
      illustration={<Illustration of="lost" />}
    />
  )
}
