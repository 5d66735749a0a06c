import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

export interface TimelineDay {
  /** `yyyy-MM-dd`. */
  date: string
  /** The day in words, as a heading. */
  name: string
  /** The entries of the day, in order: items of a list. */
  entries: ReactNode
}

interface TimelineProps {
  days: readonly TimelineDay[]
  /** The level of the days' headings. */
  headingLevel: 3 | 4
  /** The class of each day's list of entries. */
  className?: string | undefined
}

/** Days below each other, each with its entries. */
export function Timeline({ days, headingLevel, className }: TimelineProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol role="list" className={styles.days}>
      {days.map(({ date, name, entries }) => (
        <li key={date} className={styles.day}>
          <Heading className={styles.date}>
            <time dateTime={date}>{name}</time>
          </Heading>
          <ol role="list" className={className}>
            {entries}
          </ol>
        </li>
      ))}
    </ol>
  )
}
