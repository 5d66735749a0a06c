import { expect, test } from 'vitest'
import { booking, modalOpened } from '@/domains/booking/booking.slice'
import { panelToggled, openPanel } from '@/shell/windows/shell.slice'
import { apiSlice } from '@/store/apiSlice'
import { createStore } from '@/store/store'

test('signing out resets every slice, not only the cache', () => {
  const store = createStore()
  store.dispatch(modalOpened())
  store.dispatch(panelToggled('user'))
  expect(booking(store.getState()).isModalOpen).toBe(true)
  expect(openPanel(store.getState())).toBe('user')
  store.dispatch(apiSlice.util.resetApiState())
  expect(booking(store.getState()).isModalOpen).toBe(false)
  expect(openPanel(store.getState())).toBeNull()
})
