import type { Page } from '@playwright/test'

export interface Target {
  /** `button “Save”` */
  name: string
  width: number
  height: number
}
export interface Measures {
  /** The elements that reach beyond the right edge, the innermost first. Empty where nothing scrolls sideways. */
  beyond: string[]
  /** WCAG 2.5.8: smaller than 24 px, not in a line of text, and closer to another target than 24 px. */
  tooSmall: Target[]
  /** Smaller than the 44 px that fingers want. */
  underFinger: Target[]
}

/** Elements that make the page scroll sideways at a width. */
export const measureOverflow = (page: Page, width: number): Promise<string[]> => page.evaluate(findBeyond, width)

function findBeyond(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0].replace(/^_|_[\w-]+_\d+$/g, '')}` : ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`
  const isClipped = (element: Element): boolean => {
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
      if (getComputedStyle(above).overflowX !== 'visible') return true
    return false
  }
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect()
    return own > 0 && right + scrollX > width + 0.5 && !isClipped(element)
  })
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  const names = innermost
    .slice(0, 4)
    .map((element) => `${nameOf(element)} ends at ${Math.round(element.getBoundingClientRect().right + scrollX)}`)
  return [`the page is ${document.documentElement.scrollWidth} wide`, ...names]
}

/** Finds the controls that are too small. Runs in the page. */
export const measureTargets = (page: Page): Promise<Pick<Measures, 'tooSmall' | 'underFinger'>> =>
  page.evaluate(findSmallTargets)

function findSmallTargets(): Pick<Measures, 'tooSmall' | 'underFinger'> {
  const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'combobox']
  const pressable = `a[href], button, input:not([type="hidden"]), select, textarea, summary, ${roles.map((role) => `[role="${role}"]`).join(', ')}`
  // A label is pressed in place of its box.
  const boxOf = (element: Element) =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      ? (element.labels?.[0] ?? element.closest('label') ?? element)
      : element
  const isReachable = (element: Element) =>
    !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility({ visibilityProperty: true })
  const isSeen = (element: Element) => {
    const boxes = [element, element.parentElement ?? element].map((one) => one.getBoundingClientRect())
    return boxes.every(({ width, height }) => width > 2 && height > 2)
  }
  const isInLine = (element: Element) => {
    const text = element.parentElement?.textContent?.trim() ?? ''
    return getComputedStyle(element).display === 'inline' && text.length > (element.textContent?.trim().length ?? 0) + 3
  }
  const all = [...new Set([...document.querySelectorAll(pressable)].filter(isReachable).map(boxOf))]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // For screen readers alone, or hidden until they have the focus, as the link that skips to the content.
    .filter(({ element, box }) => box.bottom > 0 && isSeen(element))
  const nameOf = (element: Element) =>
    `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
  /** Some are larger than they look: a finger beside them, but no further than half of the limit, still meets them. */
  const reachesTo = (limit: number, { element, box }: (typeof all)[number]) => {
    const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, limit / 2 - 1]
    const across = [
      [x - far, y],
      [x + far, y],
    ] as const
    const along = [
      [x, y - far],
      [x, y + far],
    ] as const
    const probes = [...(box.width < limit ? across : []), ...(box.height < limit ? along : [])]
    return probes.every(([left, top]) => element.contains(document.elementFromPoint(left, top)))
  }
  const found = (limit: number) =>
    all.filter(
      (target) =>
        Math.min(target.box.width, target.box.height) < limit - 0.5 &&
        !isInLine(target.element) &&
        !reachesTo(limit, target),
    )
  const reported = ({ element, box }: (typeof all)[number]) => ({
    name: nameOf(element),
    width: Math.round(box.width),
    height: Math.round(box.height),
  })
  /** A circle of 24 px around its middle touches another target. */
  const isCrowded = ({ element, box }: (typeof all)[number]) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return all.some(({ element: other, box: near }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      const [dx, dy] = [Math.max(near.left - x, 0, x - near.right), Math.max(near.top - y, 0, y - near.bottom)]
      return Math.hypot(dx, dy) < 12
    })
  }
  return { tooSmall: found(24).filter(isCrowded).map(reported), underFinger: found(44).map(reported) }
}
