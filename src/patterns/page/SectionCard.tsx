import { Fragment, type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface Answer<Data> {
  /** Data for the current arguments only: data of a person shown before must not show. */
  currentData?: Data | undefined
  /** Arguments of the query; they contain the id of the person, where the data has a person. */
  originalArgs?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface SectionCardProps<Data> {
  heading: ReactNode
  description?: ReactNode
  actions?: ReactNode
  answer: Answer<Data>
  children: (data: Data) => ReactNode
}

/** A section on its card: loading, failed, or with its data. */
export function SectionCard<Data>({ heading, description, actions, answer, children }: SectionCardProps<Data>) {
  const card = useRef<HTMLElement>(null)
  useKeepFocusWithin(card)
  const { currentData: data, originalArgs, isError, isFetching, refetch } = answer
  return (
    <Card ref={card} heading={heading} description={description} actions={data === undefined ? undefined : actions}>
      {data !== undefined ? (
        <Fragment key={personIn(originalArgs)}>{children(data)}</Fragment>
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="patterns.part.failed" />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="patterns.loading" />
          </VisuallyHidden>
          <Skeleton shape="box" />
        </>
      )}
    </Card>
  )
}

/** A form closes when the page changes to another person, so that it never saves the data of a person for another. */
const personIn = (args: unknown): string | undefined =>
  typeof args === 'object' && args !== null && 'profileId' in args ? String(args.profileId) : undefined
