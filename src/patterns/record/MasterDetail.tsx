import { ChevronRight, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './MasterDetail.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

export interface MasterEntry {
  id: string
  to: string
  title: ReactNode
  icon?: ReactNode
  /** The state of the entry, in a word or two; shown where the list has a page of its own. */
  state?: ReactNode
  /** Why it cannot be opened yet. */
  locked?: ReactNode
}

export interface MasterGroup {
  id: string
  title: ReactNode
  entries: readonly MasterEntry[]
}

interface MasterListProps {
  /** Accessible name of the list. */
  label: string
  groups: readonly MasterGroup[]
  /** The open entry of the list; undefined where the list has a page of its own. */
  current?: string
}

/** The sections of a large record in groups: a page of rows, or a narrow list next to the open section. */
export const MasterList = ({ label, groups, current }: MasterListProps) => (
  <nav aria-label={label} className={current === undefined ? styles.page : styles.side}>
    {groups
      .filter(({ entries }) => entries.length > 0)
      .map(({ id, title, entries }) => (
        <div key={id} className={styles.group}>
          <p id={`sections-${id}`} className={styles.heading}>
            {title}
          </p>
          <ul role="list" aria-labelledby={`sections-${id}`} className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} isCurrent={entry.id === current} isRow={current === undefined} />
              </li>
            ))}
          </ul>
        </div>
      ))}
  </nav>
)

function Entry({ entry, isCurrent, isRow }: { entry: MasterEntry; isCurrent: boolean; isRow: boolean }) {
  const { to, title, icon, state, locked } = entry
  if (locked && !isCurrent)
    return (
      <span className={styles.entry} aria-disabled="true">
        {isRow && icon}
        <Words title={title} state={isRow ? locked : <VisuallyHidden>{locked}</VisuallyHidden>} />
        <Lock aria-hidden="true" className={styles.mark} />
      </span>
    )
  return (
    <Link to={to} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      {isRow && icon}
      <Words title={title} state={isRow && state} />
      {isRow && <ChevronRight aria-hidden="true" className={styles.mark} />}
    </Link>
  )
}

const Words = ({ title, state }: Pick<MasterEntry, 'title' | 'state'>) => (
  <span className={styles.words}>
    <span>{title}</span> {state && <span className={textStyle.note}>{state}</span>}
  </span>
)

interface MasterDetailProps extends MasterListProps {
  current: string
  /** Whether the list has no page of its own. A phone then shows it above the section, in a line that scrolls. */
  isListHere?: boolean
  /** A note of the list below it, on a phone below the section: the reason why an entry is missing. */
  note?: ReactNode
  children: ReactNode
}

/**
 * An open section, with the list of all sections next to it where there is room; on a phone the header links to the
 * list.
 */
export function MasterDetail({ label, groups, current, isListHere = false, note, children }: MasterDetailProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const nav = list.current?.querySelector('nav')
    const entry = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && entry) nav.scrollLeft = entry.offsetLeft - (nav.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return (
    <div className={styles.columns}>
      <div ref={list} className={cx(styles.beside, isListHere && styles.strip)}>
        <MasterList label={label} groups={groups} current={current} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={cx(layout.stack5, layout.packed)}>
        {children}
        {note && <p className={styles.noteBelow}>{note}</p>}
      </div>
    </div>
  )
}
