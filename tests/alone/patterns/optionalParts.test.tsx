import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { endFirstScreen } from '@/lib/firstScreen'
import Shell from '@/shell/Shell'
import { makeTraveler, makeTravelerPage } from '#tests/support/arranger/travelerFactory.ts'
import { makeNotification } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

describe('a network that breaks after the first files of Home', () => {
  const home = (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<HomePage />} />
      </Route>
    </Routes>
  )
  const later = ['@/domains/home/Responsibilities', '@/shell/BesidePage', '@/shell/Panels']
  const arranger = { whoami: { roles: ['Arranger' as const] }, messages: ['arranger', 'completion'] as const }
  const comesBack = () => {
    for (const file of later) vi.doUnmock(file)
  }
  beforeEach(() => {
    endFirstScreen()
    answer(paths.travelers, makeTravelerPage([makeTraveler()]))
    for (const file of later)
      vi.doMock(file, () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
  })
  afterEach(comesBack)

  test("the trip stays visible, and an arranger's travelers load on a press once there is a network", async () => {
    const { user } = await renderPage(home, arranger)
    expect(await screen.findByText('This part did not load.')).toBeVisible()
    await vi.dynamicImportSettled()
    expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible()
    comesBack()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Your travellers' })).toBeVisible()
    expect(screen.queryByText('This part did not load.')).toBeNull()
  })

  test('everything loads by itself once the device is back online', async () => {
    answer(paths.notifications, [makeNotification({ daysBeforeExpiry: -3 })])
    await renderPage(home, arranger)
    expect(await screen.findByText('This part did not load.')).toBeVisible()
    comesBack()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('region', { name: 'Your travellers' })).toBeVisible()
    expect(await screen.findByText('1 thing cannot wait')).toBeVisible()
  })

  test('a requested panel reports that it did not load, above a page that stays', async () => {
    const { user } = await renderPage(home, arranger)
    await screen.findByText('This part did not load.')
    await user.click(screen.getByRole('button', { name: /^Account/ }))
    await waitFor(() => expect(screen.getAllByText('This part did not load.')).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  })

  test('the keys are heard though the parts beside the page are not there', async () => {
    const { user } = await renderPage(home, { ...arranger, messages: ['palette', 'account'] })
    await user.keyboard('{Control>}/{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })
})
