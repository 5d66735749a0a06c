import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveCounts } from '@/domains/risk/rollCall/follow/LiveCounts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makeRollCall } from '#tests/support/risk/rollCallFactory.ts'

afterEach(() => vi.useRealTimers())

/** Counts to which a button adds an answer. */
function Answering() {
  const [safe, setSafe] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setSafe(safe + 1)}>
        Answer
      </button>
      <LiveCounts rollCall={makeRollCall({ counts: { ...makeRollCall().counts, safe } })} />
    </>
  )
}

test('screen readers hear the latest counts also while answers keep coming', async () => {
  await renderPage(<Answering />, { messages: ['rollCall'] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answerAndWait = (seconds: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
    act(() => void vi.advanceTimersByTime(seconds * 1000))
  }
  answerAndWait(7)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  answerAndWait(7)
  expect(screen.getByRole('status')).toHaveTextContent('1 needs help, 2 safe, 1 without an answer')
})
