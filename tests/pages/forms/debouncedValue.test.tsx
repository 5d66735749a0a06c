import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'

test('the server is asked for a typed text after a pause of 300 ms, never for the letters between', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text), { initialProps: { text: '' } })
  for (const text of ['d', 'de', 'delta']) {
    rerender({ text })
    act(() => void vi.advanceTimersByTime(299))
    expect(result.current).toBe('')
  }
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('delta')
})
