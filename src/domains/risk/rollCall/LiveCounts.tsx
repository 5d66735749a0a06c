import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { RollCall } from '#contract/rollCalls.ts'
import { useFormats } from '@/i18n/useFormats'
import { Stat } from '@/ui/display/Stat'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { answeredShare } from './rollCall.rules'
import styles from './LiveCounts.module.css'

/** How long changes are collected before screen readers are told. */
const announceMs = 8000

/** The people of a roll call by their state. Every figure keeps its place, so nothing moves when answers come. */
export function LiveCounts({ rollCall: { kind, counts } }: { rollCall: RollCall }) {
  const { percent } = useFormats()
  const shown = kind === 'announcement' ? (['informed', 'unreachable'] as const) : answerStats
  return (
    <>
      <div className={styles.counts}>
        {shown.map((name) => (
          <Stat
            key={name}
            className={styles[name]}
            label={<FormattedMessage id="rollCall.state" values={{ state: name }} />}
            value={<FormattedNumber value={counts[name === 'informed' ? 'noAnswer' : name]} />}
            detail={
              name === 'safe' && (
                <FormattedMessage
                  id="rollCall.counts.answered"
                  values={{ ...counts, share: percent(answeredShare(counts) * 100, 0) }}
                />
              )
            }
          />
        ))}
      </div>
      {kind === 'rollCall' && <Announced counts={counts} />}
    </>
  )
}

const answerStats = ['needsHelp', 'noAnswer', 'unreachable', 'safe'] as const

/** Tells screen readers the counts some seconds after a change, once for many. */
function Announced({ counts }: Pick<RollCall, 'counts'>) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const words = formatMessage({ id: 'rollCall.counts.announced' }, { ...counts })
  const first = useRef(words)
  useEffect(() => {
    if (words === first.current) return undefined
    const timer = setTimeout(() => setText(words), announceMs)
    return () => clearTimeout(timer)
  }, [words])
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}
