import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerChange } from '#tests/support/page/network.ts'
import { openTravelerSearch, prepareTravelerSearch, travelerRow } from '#tests/support/risk/travelerSearch.ts'

prepareTravelerSearch()

test('a search is saved by a name, and opened in the same window', async () => {
  answer('/companies/aurora/risk/searches', [{ id: 's1', name: 'Haiti', query: 'countryCode=HT' }])
  const sent = answerChange('post', '/companies/aurora/risk/searches', { id: 's2', name: 'Now', query: '' }, 201)
  const { user, address } = await openTravelerSearch()
  await travelerRow(/Étienne/)
  await user.click(screen.getByRole('button', { name: 'Saved searches' }))
  await user.type(await screen.findByRole('textbox', { name: /Name of this search/ }), 'Now')
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  await waitFor(() => expect(sent).toEqual([{ name: 'Now', query: '' }]))
  await user.click(screen.getByRole('button', { name: 'Saved searches' }))
  await user.click(await screen.findByRole('link', { name: 'Haiti' }))
  await waitFor(() => expect(address()).toContain('?countryCode=HT'))
})

test('a saved search is removed after a question, and the focus stays in the window', async () => {
  const searches = '/companies/aurora/risk/searches'
  answer(searches, [{ id: 's1', name: 'Haiti', query: 'countryCode=HT' }])
  const removed = answerChange('delete', `${searches}/s1`, null)
  const { user } = await openTravelerSearch()
  await travelerRow(/Étienne/)
  await user.click(screen.getByRole('button', { name: 'Saved searches' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Haiti' }))
  expect(screen.getByText('Remove the search “Haiti”?')).toBeVisible()
  expect(removed).toHaveLength(0)
  answer(searches, [])
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
  expect(await screen.findByText('No search is saved yet.')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveFocus()
})
