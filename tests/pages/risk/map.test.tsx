import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHighlight } from '@/domains/risk/map/highlight'
import TravelerMap from '@/domains/risk/map/TravelerMap'
import { renderPage } from '#tests/support/page/render.tsx'
import { makePlace } from '#tests/support/risk/itineraryReportFactory.ts'

// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/risk/map/Countries'))

const places = [makePlace({ city: 'Bogotá', cityCode: 'BOG' })]
const onArea = vi.fn<(area: string) => void>()
beforeEach(() => onArea.mockClear())

/** The map beside a field, as on its page. */
async function show() {
  const page = (
    <>
      <TravelerMap
        {...{ places, onArea }}
        area=""
        near=""
        at=""
        highlight={createHighlight()}
        onChoose={() => undefined}
      />
      <input aria-label="Name or e-mail" />
    </>
  )
  const { user } = await renderPage(page, { messages: ['findTravelers'] })
  const map = within(screen.getByRole('group', { name: 'Map of travellers' }))
  const drawing = map.getByRole('list', { name: 'Places with travellers' }).parentElement!
  return { user, map, drawing, frame: drawing.parentElement! }
}

describe('drawing an area', () => {
  const draw = async () => {
    const shown = await show()
    await shown.user.click(shown.map.getByRole('button', { name: 'Draw an area' }))
    const layer = screen.getByTestId('draw-layer')
    const click = (clientX: number, clientY: number, more: PointerEventInit = {}) => {
      for (const kind of ['pointerDown', 'pointerUp'] as const) fireEvent[kind](layer, { clientX, clientY, ...more })
    }
    const triangle = () => {
      click(100, 100)
      click(300, 100)
      click(300, 300)
    }
    return { ...shown, layer, click, triangle }
  }

  test('keys pressed in a field of the page neither take a corner back nor finish the area', async () => {
    const { user, map, triangle } = await draw()
    triangle()
    await user.type(screen.getByRole('textbox', { name: 'Name or e-mail' }), 'ab{Backspace}{Enter}')
    expect(onArea).not.toHaveBeenCalled()
    expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible()
  })

  test('after the search the button that draws has the focus', async () => {
    const { user, map, triangle } = await draw()
    triangle()
    await user.click(map.getByRole('button', { name: 'Search this area' }))
    expect(onArea).toHaveBeenCalledWith(expect.stringMatching(/^\S+ \S+ \S+$/))
    expect(map.getByRole('button', { name: 'Draw an area' })).toHaveFocus()
  })

  test('the right button of a mouse draws no corner', async () => {
    const { map, click } = await draw()
    click(100, 100)
    click(200, 100, { button: 2 })
    click(300, 100)
    expect(map.queryByRole('button', { name: 'Search this area' })).toBeNull()
    click(300, 300)
    expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible()
  })

  test('a second finger does not move the corner where the first one began', async () => {
    const { user, map, layer } = await draw()
    fireEvent.pointerDown(layer, { clientX: 100, clientY: 100, pointerId: 1 })
    fireEvent.pointerDown(layer, { clientX: 500, clientY: 300, pointerId: 2 })
    fireEvent.pointerUp(layer, { clientX: 600, clientY: 320, pointerId: 2 })
    fireEvent.pointerUp(layer, { clientX: 200, clientY: 200, pointerId: 1 })
    expect(onArea).toHaveBeenCalledTimes(1)
    const corners = onArea.mock.calls[0]![0].split(' ')
    onArea.mockClear()
    await user.click(map.getByRole('button', { name: 'Draw an area' }))
    const again = screen.getByTestId('draw-layer')
    fireEvent.pointerDown(again, { clientX: 100, clientY: 100 })
    fireEvent.pointerUp(again, { clientX: 200, clientY: 200 })
    expect(corners).toEqual(onArea.mock.calls[0]![0].split(' '))
  })
})

describe('moving the map', () => {
  test('a mouse that was released beyond the edge no longer moves it', async () => {
    const { frame, drawing } = await show()
    const before = drawing.style.transform
    fireEvent.pointerDown(frame, { clientX: 2, clientY: 100, buttons: 1 })
    fireEvent.pointerMove(frame, { clientX: 80, clientY: 100, buttons: 0 })
    expect(drawing.style.transform).toBe(before)
  })

  test('the place of the map on the screen is read once for a movement of the wheel, and anew after scrolling', async () => {
    const { frame } = await show()
    const read = vi.spyOn(frame, 'getBoundingClientRect')
    const turn = () => fireEvent.wheel(frame, { deltaY: -40, ctrlKey: true, clientX: 200, clientY: 100 })
    turn()
    turn()
    expect(read).toHaveBeenCalledTimes(1)
    fireEvent.scroll(window)
    turn()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('two fingers belong to the map, and one scrolls the page', async () => {
    const { frame } = await show()
    const [one, other] = [1, 2].map((identifier) => ({ identifier, target: frame }))
    // fireEvent answers false where the event was refused to the browser.
    expect(fireEvent.touchMove(frame, { touches: [one] })).toBe(true)
    expect(fireEvent.touchMove(frame, { touches: [one, other] })).toBe(false)
  })
})
