import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { RollCall } from '#contract/risk/rollCalls.ts'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { Stat } from '@/ui/display/Stat'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { answeredShare } from '../rollCall.rules'
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
            className={cx(name === 'needsHelp' && counts.needsHelp > 0 && styles.alarming)}
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

/** Tells screen readers the counts some seconds after a change: the latest ones, also while answers keep coming. */
function Announced({ counts }: Pick<RollCall, 'counts'>) {
  const { formatMessage } = useIntl()
  const words = formatMessage({ id: 'rollCall.counts.announced' }, { ...counts })
  const latest = useRef(words)
  const [text, setText] = useState('')
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (words !== latest.current) setDue(true)
    latest.current = words
  }, [words])
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => {
      setText(latest.current)
      setDue(false)
    }, announceMs)
    return () => clearTimeout(timer)
  }, [isDue])
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}
