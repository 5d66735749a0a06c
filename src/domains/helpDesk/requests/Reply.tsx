import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { DeskThread } from '#contract/support/helpDesk.ts'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { ClosedNotice } from './ClosedNotice'
import { Composer } from '../Composer'
import type { DeskRequestRef } from '../helpDesk.api'
import { usePostDeskMessageMutation } from '../helpDesk.slice'
import type { LiveState } from '../live/useLive'

interface ReplyProps {
  thread: DeskThread
  deskRef: DeskRequestRef
  live: LiveState
}

/** Writes to the agency. A solved request is opened by it again; one that was solved too long ago takes no message. */
export function Reply({ thread, deskRef, live }: ReplyProps) {
  const [post] = usePostDeskMessageMutation()
  const now = useNow()
  const { status, reopensUntil } = thread
  if (reopensUntil !== null && new Date(reopensUntil) <= now) return <Over />
  const send = async (text: string) => {
    const { error } = await post({ ...deskRef, text })
    return error ? { error: failureOf(error) } : { data: null }
  }
  return (
    <div className={layout.stack4}>
      {status !== 'solved' && <ClosedNotice />}
      {status === 'solved' && reopensUntil !== null && <Solved until={reopensUntil} />}
      <Composer id={`helpDesk.message.${thread.id}`} owner={deskRef} live={live} send={send} />
    </div>
  )
}

function Solved({ until }: { until: string }) {
  const { formatDate } = useIntl()
  return (
    <p className={textStyle.soft}>
      <FormattedMessage id="helpDesk.reopens" values={{ day: formatDate(until, { dateStyle: 'long' }) }} />
    </p>
  )
}

function Over() {
  const locale = useLocale()
  return (
    <div className={layout.stack3}>
      <p className={textStyle.soft}>
        <FormattedMessage id="helpDesk.over" />
      </p>
      <p>
        <Link to={pathTo(locale, 'helpDesk', undefined, { ask: 'yes' })} className={buttonClass('secondary')}>
          <FormattedMessage id="agency.helpDesk.ask" />
        </Link>
      </p>
    </div>
  )
}
