import { type RefObject, useEffect, useRef, useState } from 'react'
import { areaText } from './area.rules'
import type { Point } from './view.rules'

export interface Drawing {
  isOn: boolean
  /** In units of the world. */
  corners: readonly Point[]
  setCorners: (corners: readonly Point[]) => void
  start: () => void
  stop: () => void
  finish: (ring: readonly Point[]) => void
}

/**
 * The state of drawing an area. Escape stops it, Backspace takes the last corner back, and Enter finishes an area of
 * three corners and more. These keys count while the focus is in the map or nowhere: other controls keep theirs.
 */
export function useDrawing(map: RefObject<HTMLElement | null>, onArea: (area: string) => void): Drawing {
  const [corners, setCorners] = useState<readonly Point[]>()
  const stop = () => setCorners(undefined)
  const finish = (ring: readonly Point[]) => {
    stop()
    onArea(areaText(ring))
  }
  const keys: Record<string, () => void> = {
    Escape: stop,
    Backspace: () => setCorners((before) => before?.slice(0, -1)),
    ...(corners && corners.length > 2 && { Enter: () => finish(corners) }),
  }
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const isOn = corners !== undefined
  useEffect(() => {
    if (!isOn) return
    const press = ({ key, target }: KeyboardEvent) => {
      const isHere = target === document.body || (target instanceof Node && map.current?.contains(target))
      // Enter on a button of the map presses that button.
      const isButton = key === 'Enter' && target instanceof HTMLButtonElement
      if (isHere && !isButton) latest.current[key]?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [map, isOn])
  return { isOn, corners: corners ?? [], setCorners, start: () => setCorners([]), stop, finish }
}
