import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type * as z from 'zod/mini'
import type { ProfileChange, profileChangePageSchema } from '#contract/profileChanges.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import type { ProfileRef } from '@/http/paths'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import rows from '@/patterns/list/rows.module.css'
import { Timeline } from '@/patterns/record/Timeline'
import { useChangesQuery } from './account.slice'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The people who changed the profile and when, newest first: names of sections and fields, never their values. */
export function ChangesSection({ profileRef }: { profileRef: ProfileRef }) {
  const [pageNumber, setPage] = useState(1)
  const answer = useChangesQuery({ ...profileRef, pageNumber })
  return (
    <SectionCard<z.infer<typeof profileChangePageSchema>>
      heading={<FormattedMessage id="profile.account.changes.title" />}
      description={<FormattedMessage id="profile.account.changes.text" />}
      // The previous page, and the focus on it, stays until the next one is loaded.
      answer={{ ...answer, currentData: answer.data, originalArgs: profileRef }}
    >
      {({ responseData, prevPage, nextPage, totalPageCount }) => (
        <div className={layout.stack4} aria-busy={answer.isFetching}>
          {responseData.length === 0 ? (
            <p className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="profile.account.changes.nothing" />
            </p>
          ) : (
            <ChangesByDay changes={responseData} />
          )}
          {totalPageCount > 1 && (
            <div className={cx(layout.row3, layout.lines2)}>
              <PageButton to={prevPage} onGo={setPage} id="profile.account.changes.newer" />
              <PageButton to={nextPage} onGo={setPage} id="profile.account.changes.older" />
              <p role="status" className={cx(textStyle.note, textStyle.snug)}>
                <FormattedMessage
                  id="profile.account.changes.page"
                  values={{ page: pageNumber, pages: totalPageCount }}
                />
              </p>
            </div>
          )}
        </div>
      )}
    </SectionCard>
  )
}

function ChangesByDay({ changes }: { changes: readonly ProfileChange[] }) {
  const { date } = useFormats()
  const days = Map.groupBy(changes, ({ at }) => localDay(at))
  return (
    <Timeline
      headingLevel={3}
      className={rows.list}
      days={[...days].map(([day, changed]) => ({
        date: day,
        name: date(day),
        entries: changed.map((change) => <ChangeRow key={change.id} change={change} />),
      }))}
    />
  )
}

/** Also rendered, disabled, on the first and last page, so that the focus stays. */
const PageButton = ({ to, onGo, id }: { to: number | null; onGo: (page: number) => void; id: MessageId }) => (
  <Button
    variant="secondary"
    size="small"
    aria-disabled={to === null || undefined}
    onClick={() => to !== null && onGo(to)}
  >
    <FormattedMessage id={id} />
  </Button>
)

/** Sections in which whole entries are added or removed. Then the entry is named, not its fields. */
const wholes = ['payment', 'travelDocuments', 'memberships', 'emergencyContact', 'arrangers'] as const
const isOfWholes = (section: ProfileChange['section']): section is (typeof wholes)[number] =>
  wholes.some((whole) => whole === section)

function ChangeRow({ change: { at, actorName, isOwn, section, action, fields } }: { change: ProfileChange }) {
  const { formatMessage, formatList, messages } = useIntl()
  const { clock } = useFormats()
  // The change concerns a card that existed before.
  const isUseOfCard = fields.join() === 'uses'
  const idOf = (field: string) =>
    section === 'roles' ? `profile.account.role.${field}` : `profile.account.changes.field.${field}`
  const named = fields
    .map(idOf)
    .map((id) => formatMessage({ id: (id in messages ? id : 'profile.account.changes.field.other') as MessageId }))
  return (
    <li className={cx(rows.row, layout.row4, layout.between, layout.lines2, layout.baseline)}>
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>
          <FormattedMessage id={`profile.account.changes.section.${section}`} />
        </p>
        <p>
          {action !== 'changed' && isOfWholes(section) && !isUseOfCard ? (
            <FormattedMessage id={`profile.account.changes.${action}.${section}`} />
          ) : (
            <FormattedMessage
              id={`profile.account.changes.${action}`}
              values={{ fields: formatList([...new Set(named)]) }}
            />
          )}
        </p>
        <p className={cx(textStyle.note, textStyle.snug)}>
          {isOwn ? (
            <FormattedMessage id="profile.account.changes.byYou" />
          ) : (
            <FormattedMessage id="profile.account.changes.by" values={{ name: actorName }} />
          )}
        </p>
      </div>
      <time dateTime={at} className={cx(textStyle.note, textStyle.snug)}>
        {clock(new Date(at))}
      </time>
    </li>
  )
}
