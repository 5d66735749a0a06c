import type { Selection } from './useSelection'
import styles from './RowCheck.module.css'

interface RowCheckProps {
  label: string
  /** The rows; undefined while they load, when nothing can be ticked and only the box's place is kept. */
  keys: readonly string[] | undefined
  selection: Selection
}

/** Ticks rows; for several of which only some are ticked, neither yes nor no. */
export function RowCheck({ label, keys, selection }: RowCheckProps) {
  if (!keys) return <div className={styles.target} />
  const ticked = keys.filter((key) => selection.has(key)).length
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={keys.length > 0 && ticked === keys.length}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < keys.length
        }}
        disabled={keys.length === 0}
        onChange={({ target }) => selection.toggle(keys, target.checked)}
      />
    </label>
  )
}
