import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import type { ProfileRef } from '@/http/paths'
import type { MessageId } from '@/i18n/messages'
import { ChangeSection, type ShownChange } from '@/patterns/record/ChangeSection'
import { useChangesQuery } from './account.slice'

/** The people who changed the profile and when, newest first: names of sections and fields, never their values. */
export function ChangesSection({ profileRef }: { profileRef: ProfileRef }) {
  const [pageNumber, onTurn] = useState(1)
  return (
    <ChangeSection<ProfileChange>
      heading={<FormattedMessage id="profile.account.changes.title" />}
      description={<FormattedMessage id="profile.account.changes.text" />}
      answer={useChangesQuery({ ...profileRef, pageNumber })}
      pages={{ pageNumber, onTurn }}
      shown={shownChange}
    />
  )
}

const shownChange = (change: ProfileChange): ShownChange => ({
  id: change.id,
  at: change.at,
  title: <FormattedMessage id={`profile.account.changes.section.${change.section}`} />,
  fields: <ChangedFields change={change} />,
  author: change.isOwn ? (
    <FormattedMessage id="profile.account.changes.byYou" />
  ) : (
    <FormattedMessage id="profile.account.changes.by" values={{ name: change.actorName }} />
  ),
})

/** Sections in which whole entries are added or removed. Then the entry is named, not its fields. */
const wholes = ['payment', 'travelDocuments', 'memberships', 'emergencyContact', 'arrangers'] as const
const isOfWholes = (section: ProfileChange['section']): section is (typeof wholes)[number] =>
  wholes.some((whole) => whole === section)

function ChangedFields({ change: { section, action, fields } }: { change: ProfileChange }) {
  const { formatMessage, formatList, messages } = useIntl()
  // The change concerns a card that existed before.
  const isUseOfCard = fields.join() === 'uses'
  if (action !== 'changed' && isOfWholes(section) && !isUseOfCard)
    return (
      <p>
        <FormattedMessage id={`profile.account.changes.${action}.${section}`} />
      </p>
    )
  const idOf = (field: string) =>
    section === 'roles' ? `profile.account.role.${field}` : `profile.account.changes.field.${field}`
  const named = fields
    .map(idOf)
    .map((id) => formatMessage({ id: (id in messages ? id : 'profile.account.changes.field.other') as MessageId }))
  return (
    <p>
      <FormattedMessage id={`profile.account.changes.${action}`} values={{ fields: formatList([...new Set(named)]) }} />
    </p>
  )
}
