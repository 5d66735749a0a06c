import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import type { ApiFailure } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { FailureText } from '@/forms/failure/FailureText'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import styles from './GroupView.module.css'
import { addPeoplePath, type Lack, lacksNamed, lacksOf, stepOf, toInvite } from '../organize.rules'
import type { StatusChange } from '../useGroupStatus'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The next step of an event, what it still needs for that, and why the last try failed. */
export function NextStep({ group, status: { failure } }: { group: GroupDetail; status: StatusChange }) {
  const lacks = lacksOf(group, localDay(useNow()))
  // Missing fields that the server names are not listed twice.
  const named = lacksNamed(failure?.problems)
  const step = stepOf(group)
  return (
    <>
      {failure && <Failed failure={failure} group={group} />}
      <p className={cx(textStyle.measure, textStyle.soft)}>
        <FormattedMessage
          id={
            toInvite(group) > 0
              ? 'organize.now.toInvite'
              : step
                ? `organize.next.${step}`
                : `organize.now.${group.status}`
          }
        />
      </p>
      {lacks.length > 0 && named.length === 0 && group.isOwn && (
        <Banner tone="warning" title={<FormattedMessage id="organize.lacks.title" />}>
          <Lacks lacks={lacks} group={group} />
        </Banner>
      )}
    </>
  )
}

const Lacks = ({ lacks, group }: { lacks: readonly Lack[]; group: GroupDetail }) => (
  <ul className={styles.lacks}>
    {lacks.map((lack) => (
      <li key={lack}>
        <LackText lack={lack} group={group} />
      </li>
    ))}
  </ul>
)

/** A missing field with the link to it. */
function LackText({ lack, group }: { lack: Lack; group: GroupDetail }) {
  const locale = useLocale()
  const edit = pathTo(locale, 'groupTravelEdit', { groupTravelId: group.id })
  const path = lack === 'travelers' ? addPeoplePath(locale, group.id) : `${edit}#${lack}`
  return (
    <>
      <FormattedMessage id={`organize.lacks.${lack}`} />{' '}
      <Link to={path}>
        <FormattedMessage id={`organize.lacks.${lack}.do`} />
      </Link>
    </>
  )
}

const told = ['groupIncomplete', 'notFromHere', 'nobodyToAsk'] as const

function Failed({ failure, group }: { failure: ApiFailure; group: GroupDetail }) {
  const named = lacksNamed(failure.problems)
  const code = told.find((each) => each === failure.messageCode)
  return (
    <Banner tone="danger" title={<FormattedMessage id="organize.failed.status" />}>
      {named.length > 0 ? (
        <Lacks lacks={named} group={group} />
      ) : code ? (
        <FormattedMessage id={`organize.failed.${code}`} />
      ) : (
        <FailureText failure={failure} isTyped={false} />
      )}
    </Banner>
  )
}
