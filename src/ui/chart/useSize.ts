import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

/** The room of a chart and the size of its text, in px. */
export interface Size {
  width: number
  text: number
  /** The width of a text. */
  measure: (text: string) => number
}

/** Where nothing is laid out, as in a document without styles. */
const unlaid: Size = { width: 640, text: 12, measure: (text) => estimate(text, 12) }

/** The room of an element, also after it changes; undefined until it is known. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // A chart is drawn in pieces, so that a key or a click is answered meanwhile.
    const update = () => startTransition(() => setSize(sizeOf(element)))
    if (!('ResizeObserver' in globalThis)) return update()
    // It tells the first size too.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

function sizeOf(element: HTMLElement): Size {
  const { fontFamily, fontSize } = getComputedStyle(element)
  const text = Number.parseFloat(fontSize) || unlaid.text
  return {
    width: Math.floor(element.getBoundingClientRect().width) || unlaid.width,
    text,
    measure: measureIn(fontFamily, text),
  }
}

/** Measures texts of a font. Browsers without the means for it get an estimate. */
export function measureIn(fontFamily: string, size: number): Size['measure'] {
  const context = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null
  if (!context) return (text) => estimate(text, size)
  context.font = `${size}px ${fontFamily}`
  return (text) => context.measureText(text).width
}

/** The width of a text of letters and digits that are three fifths as wide as they are high. */
const estimate = (text: string, size: number) => Array.from(text).length * size * 0.6
