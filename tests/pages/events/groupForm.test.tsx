import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { answer, answerChange, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/group-travels/g1'

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

describe('the form of an event', () => {
  const scene = { whoami: { roles: ['EventOrganizer' as const] } }
  test("a new event begins with its name in the organizer's language, the others folded", async () => {
    const { user } = await renderRoute('groupTravelAdd', { ...scene, locale: 'fr-ca' })
    const name = await screen.findByRole('textbox', { name: 'Français' })
    const folded = screen.getByText('Nom dans d’autres langues').closest('details')!
    expect(folded).not.toHaveAttribute('open')
    expect(folded).not.toContainElement(name)
    // The error of a missing name is shown at the visible field.
    await user.click(screen.getByRole('button', { name: 'Commencer la planification' }))
    await waitFor(() => expect(name).toBeInvalid())
    expect(name).toHaveAccessibleDescription('Donnez un nom à l’événement dans au moins une langue.')
    expect(folded).not.toHaveAttribute('open')
  })

  test('a new event needs a name and its days, and is shown after saving', async () => {
    const { user, address } = await renderRoute('groupTravelAdd', scene)
    await user.click(await screen.findByRole('button', { name: 'Begin planning' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Give the event a name in at least one language.')
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'Kick-off')
    await user.type(screen.getByRole('textbox', { name: 'First day' }), '2026-07-01')
    await user.type(screen.getByRole('textbox', { name: 'Last day' }), '2026-07-02')
    const sent = answerChange('post', '/companies/aurora/group-travels', makeGroupDetail({ id: 'new' }))
    await user.click(screen.getByRole('button', { name: 'Begin planning' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/new'))
    expect(sent).toEqual([
      expect.objectContaining({
        names: [{ locale: 'en-CA', value: 'Kick-off' }],
        startDate: '2026-07-01',
        endDate: '2026-07-02',
        actualLocation: null,
      }),
    ])
  })

  beforeEach(() => answer('/airports', []))
  const edit = () =>
    renderRoute('groupTravelEdit', { ...scene, path: '/events/g1/edit', route: '/events/:groupTravelId/edit' })

  test('a change keeps the other values, is announced, and goes back to the event', async () => {
    answer(path, makeGroupDetail())
    const { user, address } = await edit()
    const venue = await screen.findByRole('textbox', { name: 'Venue' })
    await user.clear(venue)
    await user.type(venue, 'Expo hall')
    expect(screen.getByRole('textbox', { name: 'Budget per person' })).toHaveAttribute('readonly')
    expect(screen.getByRole('combobox', { name: 'City or airport' })).toHaveValue('Madrid (MAD)')
    const sent = answerChange('put', path, makeGroupDetail({ venue: 'Expo hall', version: 5 }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/g1'))
    expect(sent).toEqual([expect.objectContaining({ venue: 'Expo hall', budget: 3600, version: 4 })])
  })

  test('a change of the same field by another person is shown beside the own one', async () => {
    answer(path, makeGroupDetail())
    const { user } = await edit()
    const venue = await screen.findByRole('textbox', { name: 'Venue' })
    await user.clear(venue)
    await user.type(venue, 'Expo hall')
    network.use(
      http.put(`*/api/main${path}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'changed',
            message: 'Changed.',
            current: makeGroupDetail({ venue: 'City hall', version: 5 }),
          },
          { status: 412 },
        ),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('group', { name: 'Another person changed this meanwhile' })).toHaveTextContent(
      'City hall',
    )
  })

  test('an event that waits for approval cannot be changed', async () => {
    answer(path, makeGroupDetail({ status: 'pendingApproval', mayEdit: false }))
    await edit()
    expect(await screen.findByRole('heading', { name: 'This event cannot be changed now' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/en-ca/events/g1')
  })
})
