import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { EmptyState } from '@/ui/EmptyState'

interface IfOfferedProps {
  /** What the page is about, by the name of its texts: events, or the cards that pay for them. */
  about?: keyof typeof additions
  title: ReactNode
  children: ReactNode
}
const additions = { organize: 'groupevents', groupCards: 'groupcards' } as const

/** A page of organizers where the backend offers their calls; otherwise its title, and that it does not. */
export function IfOffered({ about = 'organize', title, children }: IfOfferedProps) {
  if (isOffered(additions[about])) return children
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        title={<FormattedMessage id={`${about}.notOffered.title`} />}
        text={<FormattedMessage id={`${about}.notOffered.text`} />}
      />
    </>
  )
}
