import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupDetail } from '#contract/groupTravels.ts'
import type { ApiFailure } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { FailureText } from '@/forms/FailureText'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import styles from './GroupView.module.css'
import { type Lack, lacksOf, stepOf } from './organize.rules'
import type { StatusChange } from './useGroupStatus'

/** What comes next for an event, what it still needs for it, and why the last try failed. */
export function NextStep({ group, status: { failure } }: { group: GroupDetail; status: StatusChange }) {
  const lacks = lacksOf(group, localDay(useNow()))
  const step = stepOf(group)
  return (
    <>
      {failure && <Failed failure={failure} />}
      <p className={styles.next}>
        <FormattedMessage id={step ? `organize.next.${step}` : `organize.now.${group.status}`} />
      </p>
      {lacks.length > 0 && group.isOwn && (
        <Banner tone="warning" title={<FormattedMessage id="organize.lacks.title" />}>
          <ul className={styles.lacks}>
            {lacks.map((lack) => (
              <li key={lack}>
                <LackText lack={lack} group={group} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

/** What is missing, and the way to it. */
function LackText({ lack, group }: { lack: Lack; group: GroupDetail }) {
  const locale = useLocale()
  if (lack === 'travelers') return <FormattedMessage id="organize.lacks.travelers" />
  const path = pathTo(locale, 'groupTravelEdit', { groupTravelId: group.id })
  return (
    <>
      <FormattedMessage id={`organize.lacks.${lack}`} />{' '}
      <Link to={`${path}#${lack}`}>
        <FormattedMessage id={`organize.lacks.${lack}.do`} />
      </Link>
    </>
  )
}

const told = ['groupIncomplete', 'notFromHere', 'nobodyToAsk'] as const

function Failed({ failure }: { failure: ApiFailure }) {
  const code = told.find((each) => each === failure.messageCode)
  return (
    <Banner tone="danger" title={<FormattedMessage id="organize.failed.status" />}>
      {code ? <FormattedMessage id={`organize.failed.${code}`} /> : <FailureText failure={failure} />}
    </Banner>
  )
}
