import { act, fireEvent, render, screen } from '@testing-library/react'
import { Mail } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IconButton } from '@/ui/button/IconButton'

/** jsdom has no popovers. */
const shown = new Set<Element>()
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      shown.add(this)
    },
    hidePopover(this: Element) {
      shown.delete(this)
    },
  })
})
afterEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined })
  shown.clear()
})

const mouse = { pointerType: 'mouse' }
/** Brings the pointer onto something, as a hand does: it is there, and moves. */
const pointAt = (what: Element, pointer = mouse) => {
  fireEvent.pointerEnter(what, pointer)
  fireEvent.pointerMove(what, pointer)
}
const show = () => {
  render(<IconButton label="Write to us" icon={<Mail />} />)
  const button = screen.getByRole('button', { name: 'Write to us' })
  return {
    button,
    tip: screen.getByText('Write to us'),
    wait: (ms = 250) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

describe('the tooltip of a button (WCAG 1.4.13)', () => {
  test('the tooltip stays while the pointer is on it, and closes once the pointer has left', async () => {
    const { button, tip, wait } = show()
    pointAt(button)
    expect([...shown]).toEqual([tip])
    // Between the two there is a gap.
    fireEvent.pointerLeave(button, mouse)
    await wait(100)
    expect([...shown]).toEqual([tip])
    pointAt(tip)
    await wait()
    expect([...shown]).toEqual([tip])
    fireEvent.pointerLeave(button, mouse)
    await wait()
    expect(shown.size).toBe(0)
  })

  test('the tooltip closes on Escape and on pressing the button, and touch never shows it', () => {
    const { button } = show()
    pointAt(button)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(shown.size).toBe(0)
    pointAt(button)
    expect(shown.size).toBe(1)
    fireEvent.pointerDown(button, mouse)
    expect(shown.size).toBe(0)
    pointAt(button, { pointerType: 'touch' })
    expect(shown.size).toBe(0)
  })

  test('the tooltip is absent for a button that appears under a resting pointer', () => {
    const { button } = show()
    fireEvent.pointerEnter(button, mouse)
    expect(shown.size).toBe(0)
  })
})
