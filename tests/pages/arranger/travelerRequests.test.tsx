import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerChange, network, paths } from '#tests/support/page/network.ts'
import {
  makeSentRequest,
  makeSentRequests,
  makeTraveler,
  makeTravelerTrip,
} from '#tests/support/arranger/travelerFactory.ts'
import { beginBoard, requests, rowOf, serve, showBoard } from '#tests/support/arranger/travelersBoard.tsx'

beforeEach(beginBoard)

test('an unapproved traveler shows only the request, which can be canceled in place', async () => {
  const pending = { profileId: '', approved: false, status: 'sent' as const, askedAt: '2026-05-08T09:00:00.000Z' }
  serve([makeTraveler({ ...pending, firstName: 'Zoé', requestId: 'r7' })])
  const cancelled: string[] = []
  network.use(
    http.delete(`*/api/main${requests}/:key`, ({ params }) => {
      cancelled.push(String(params.key))
      return HttpResponse.json({ key: params.key, status: 'removed' })
    }),
  )
  const { user } = await showBoard('?status=sent')
  const zoe = await rowOf('Zoé Lavoie')
  expect(within(zoe).getByText('Approval pending')).toBeVisible()
  expect(within(zoe).queryByRole('link')).toBeNull()
  expect(within(zoe).queryByRole('checkbox')).toBeNull()
  await user.click(within(zoe).getByRole('button', { name: 'Cancel the request to Zoé Lavoie' }))
  expect(within(zoe).getByRole('button', { name: 'Keep' })).toHaveFocus()
  await user.click(within(zoe).getByRole('button', { name: 'Yes, cancel' }))
  await waitFor(() => expect(cancelled).toEqual(['r7']))
})

test('pending requests stand above the list, and one can be sent again after an hour', async () => {
  serve([makeTraveler()])
  answer(
    requests,
    makeSentRequests([
      makeSentRequest({ key: 'r1', firstName: 'Ann', againFrom: new Date('2026-05-09T11:00:00').toISOString() }),
      makeSentRequest({ key: 'r2', firstName: 'Bob', againFrom: new Date('2026-05-09T12:30:00').toISOString() }),
    ]),
  )
  const sent = answerChange('post', requests, { email: 'ann@aurora.example', status: 'sent' })
  const { user } = await showBoard()
  const waiting = await screen.findByRole('region', { name: '2 requests wait for approval' })
  expect(within(waiting).getAllByText('Approval pending')[0]).not.toBeVisible()
  await user.click(within(waiting).getByRole('heading'))
  expect(within(waiting).getAllByText('Approval pending')).toHaveLength(2)
  expect(within(waiting).getAllByText('Approval pending')[0]).toBeVisible()
  const bob = within(waiting).getByRole('button', { name: 'Send again to Bob Lavoie' })
  expect(bob).toHaveAccessibleDescription(/^Possible again from 12:30/)
  await user.click(bob)
  expect(sent).toEqual([])
  await user.click(within(waiting).getByRole('button', { name: 'Send again to Ann Lavoie' }))
  await waitFor(() => expect(sent).toEqual([{ email: 'ann@aurora.example' }]))
})

test('a colleague is asked by e-mail, and a server refusal is shown at the field', async () => {
  serve([makeTraveler()])
  const refused = {
    successfull: false,
    messageCode: 'badInput',
    message: '',
    problems: [{ field: 'email', code: 'unknownPerson' }],
  }
  answerChange('post', requests, refused, 400)
  const { user } = await showBoard()
  await user.click(await screen.findByRole('button', { name: 'Request access' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request access' })
  const field = within(dialog).getByRole('textbox', { name: /E-mail of your colleague/ })
  await user.type(field, 'stranger@aurora.example')
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(/No colleague was found with this e-mail/)
  const sent = answerChange('post', requests, { email: 'ann@aurora.example', status: 'sent' })
  await user.clear(field)
  await user.type(field, 'ann@aurora.example')
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ email: 'ann@aurora.example' }])
})

test('arranging for a traveler ends after a question, and they are no longer selected', async () => {
  serve([makeTraveler({ firstName: 'Ann', requestId: 'r3', trip: makeTravelerTrip() })])
  const ended: string[] = []
  network.use(
    http.delete(`*/api/main${paths.travelers}/:key`, ({ params }) => {
      ended.push(String(params.key))
      return HttpResponse.json({ key: params.key, status: 'removed' })
    }),
  )
  const { user } = await showBoard()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Lavoie' }))
  await user.click(screen.getByRole('button', { name: 'More for Ann Lavoie' }))
  await user.click(await screen.findByRole('button', { name: 'Stop arranging for Ann Lavoie' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop arranging for Ann Lavoie?' })
  await user.click(within(dialog).getByRole('button', { name: 'Yes, stop' }))
  await waitFor(() => expect(ended).toEqual(['r3']))
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
})
