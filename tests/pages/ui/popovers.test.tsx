import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ContactMenu } from '@/domains/agency/contacts/ContactMenu'
import { ScoreCard } from '@/domains/scores/summary/ScoreCard'
import { TripsHeading } from '@/domains/trips/list/TripsHeading'
import { tooltipThemes } from '@/ui/button/tooltipThemes'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeOverview } from '#tests/support/scores/scoreFactory.ts'

const mouse = { pointerType: 'mouse' }
const weekdays = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: [{ days: [1, 2, 3, 4, 5], from: '07:00', to: '21:00' }],
}

test('§9 the tooltip themes are in one table', () => {
  expect(tooltipThemes).toEqual({
    base: { placement: 'bottom', opensOn: 'hover', distance: 8 },
    contactMenu: { placement: 'bottom', opensOn: 'clickOrHover', distance: 7 },
    arrangerList: { placement: 'right', opensOn: 'hover', distance: 8 },
    tripsHelp: { placement: 'bottom', opensOn: 'click', distance: 8 },
    scoreKpi: { placement: 'bottom', opensOn: 'clickOrHover', distance: 8, isLow: true },
  })
})

/** Hovers another trigger, whose popover opens after any that was hovered before would have opened or closed. */
async function laterPopover() {
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'E-mail your travel agency', hidden: true }), mouse)
  await screen.findByRole('group', { name: 'E-mail your travel agency', hidden: true })
}

describe('§2, §9 the contact menu of the header', () => {
  const phone = () => screen.findByRole('button', { name: 'Call your travel agency' })
  const hovered = () => screen.queryByRole('group', { name: 'Call your travel agency' })
  let user: Awaited<ReturnType<typeof renderPage>>['user']
  beforeEach(async () => {
    ;({ user } = await renderPage(<ContactMenu />, { messages: ['agency'] }))
  })

  test('the menu opens on hovering, and takes neither the focus nor the page', async () => {
    await user.hover(await phone())
    const shown = await screen.findByRole('group', { name: 'Call your travel agency' })
    expect(await within(shown).findByRole('link', { name: /^\+/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    expect(document.body).toHaveFocus()
    expect(await phone()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'E-mail your travel agency' })).toBeVisible()
  })

  test('the menu of a closed agency shows until when, and who to call meanwhile', async () => {
    setClock('2026-05-16T23:30:00')
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199', opening: weekdays }))
    await user.click(await phone())
    const shown = await screen.findByRole('dialog', { name: 'Call your travel agency' })
    expect(await within(shown).findByText('Closed now')).toBeVisible()
    expect(within(shown).getByText(/^opens Monday 7:00.a\.m\.$/)).toBeVisible()
    expect(within(shown).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:+18005550199')
    expect(within(shown).getByRole('button', { name: 'Copy +1 800 555 0199' })).toBeVisible()
  })

  test('the menu stays while the pointer is over it, and closes once it has left (WCAG 1.4.13)', async () => {
    await user.hover(await phone())
    const shown = await screen.findByRole('group', { name: 'Call your travel agency' })
    await user.hover(await within(shown).findByRole('link', { name: /^\+/ }))
    await laterPopover()
    expect(hovered()).toBe(shown)
    await user.hover(document.body)
    await waitFor(() => expect(hovered()).toBeNull())
  })

  test('the menu closes on Escape, wherever the focus is, and stays closed under the same pointer', async () => {
    await user.hover(await phone())
    await screen.findByRole('group', { name: 'Call your travel agency' })
    await user.keyboard('{Escape}')
    expect(hovered()).toBeNull()
    expect(await phone()).toHaveAttribute('aria-expanded', 'false')
  })

  test('the menu is opened by the keyboard with the focus inside, and returns the focus', async () => {
    const trigger = await phone()
    act(() => trigger.focus())
    await laterPopover()
    expect(hovered()).toBeNull()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Call your travel agency' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  })

  test('a hovered menu that is pressed stays open when the pointer leaves', async () => {
    const trigger = await phone()
    await user.hover(trigger)
    await screen.findByRole('group', { name: 'Call your travel agency' })
    await user.click(trigger)
    await screen.findByRole('dialog', { name: 'Call your travel agency' })
    fireEvent.pointerLeave(trigger, mouse)
    await laterPopover()
    expect(screen.getByRole('dialog', { name: 'Call your travel agency' })).toBeVisible()
  })

  test('a closed menu does not open again under a pointer that never left', async () => {
    const trigger = await phone()
    await user.click(trigger)
    await screen.findByRole('dialog', { name: 'Call your travel agency' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The browser returns the pointer to the element that the dialog had covered.
    fireEvent.pointerEnter(trigger, mouse)
    await laterPopover()
    expect(hovered()).toBeNull()
  })

  test('a finger passing over the menu opens nothing, and its tap does', async () => {
    const trigger = await phone()
    fireEvent.pointerEnter(trigger, { pointerType: 'touch' })
    await laterPopover()
    expect(hovered()).toBeNull()
    await user.pointer({ keys: '[TouchA]', target: trigger })
    expect(await screen.findByRole('dialog', { name: 'Call your travel agency' })).toBeVisible()
  })
})

test('§9 the help of the trips opens on a click alone', async () => {
  const page = (
    <>
      <ContactMenu />
      <TripsHeading />
    </>
  )
  const { user } = await renderPage(page, { path: '/dashboard/trips', messages: ['agency', 'tripLists'] })
  const help = await screen.findByRole('button', { name: 'Which trips are where' })
  await screen.findByRole('button', { name: 'E-mail your travel agency' })
  fireEvent.pointerEnter(help, mouse)
  await laterPopover()
  expect(screen.queryByRole('group', { name: 'Which trips are where' })).toBeNull()
  await user.click(help)
  const dialog = await screen.findByRole('dialog', { name: 'Which trips are where' })
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['In progress', 'Upcoming', 'Past', 'Cancelled'])
})

test('§9 the meaning of a score opens on a click or on hovering', async () => {
  const { summary } = makeOverview()
  const { user } = await renderPage(<ScoreCard headingLevel={3} summary={summary} />, { messages: ['scores'] })
  const help = screen.getByRole('button', { name: 'About the company score' })
  await user.hover(help)
  const shown = await screen.findByRole('group', { name: 'About the company score' })
  expect(within(shown).getAllByRole('definition')).toHaveLength(5)
  await user.click(help)
  expect(await screen.findByRole('dialog', { name: 'About the company score' })).toBeVisible()
})

test('a score that is not there yet is explained all the same', async () => {
  const summary = { ...makeOverview().summary, avgOverallScore: null }
  await renderPage(<ScoreCard headingLevel={3} summary={summary} />, { messages: ['scores'] })
  expect(screen.getByRole('button', { name: 'About the company score' })).toBeVisible()
})
