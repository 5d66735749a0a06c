import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'

interface HeldOrder<Row> {
  /** The rows in the order that the reader sees, each as it was read last. */
  rows: readonly Row[]
  /** Whether the newest order is another one. */
  isOld: boolean
  /** Shows the newest order. */
  renew: () => void
  /** For the element around the rows. */
  handlers: {
    onPointerOver: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Marks what belongs to the rows, besides the rows of a table themselves. */
export const belongsToRows = { 'data-rows': '' }
const isAmongRows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('tbody, [data-rows]') !== null

/**
 * Keeps rows in their places while the pointer or the focus is among them, so that a press does not land on a neighbor.
 * @param newest the rows as they were read last
 * @param of a name of these rows: rows of another name are not held
 */
export function useHeldOrder<Row extends { id: string }>(newest: readonly Row[], of: string): HeldOrder<Row> {
  const [held, setHeld] = useState<{ of: string; rows: readonly Row[] }>()
  const inside = useRef({ pointer: false, focus: false })
  const turn = (kind: 'pointer' | 'focus', isInside: boolean) => {
    inside.current[kind] = isInside
    if (isInside && held?.of !== of) setHeld({ of, rows: newest })
    if (!inside.current.pointer && !inside.current.focus) setHeld(undefined)
  }
  const byId = new Map(newest.map((row) => [row.id, row]))
  const before = held?.of === of ? held.rows : newest
  return {
    rows: before.map((row) => byId.get(row.id) ?? row),
    isOld: before.length !== newest.length || before.some(({ id }, index) => id !== newest[index]?.id),
    renew: () => setHeld({ of, rows: newest }),
    handlers: {
      onPointerOver: ({ target }) => turn('pointer', isAmongRows(target)),
      onPointerLeave: () => turn('pointer', false),
      onFocus: ({ target }) => turn('focus', isAmongRows(target)),
      onBlur: ({ relatedTarget }) => turn('focus', isAmongRows(relatedTarget)),
    },
  }
}
