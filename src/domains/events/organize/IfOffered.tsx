import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { EmptyState } from '@/ui/EmptyState'

/** A page of organizers where the backend offers their calls; otherwise its title, and that it does not. */
export function IfOffered({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (isOffered('groupevents')) return children
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        title={<FormattedMessage id="organize.notOffered.title" />}
        text={<FormattedMessage id="organize.notOffered.text" />}
      />
    </>
  )
}
