import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** A page about travel policies where the backend lets them be changed; otherwise its title, and that it does not. */
export function IfOffered({ title, children }: { title: MessageId; children: ReactNode }) {
  if (isOffered('travelpolicies')) return children
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id="travelPolicies.notOffered" />}
      illustration={<Illustration of="lost" />}
    />
  )
}
