import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeNamedGroup } from '#tests/support/events/groupFactory.ts'
import { makePolicy, makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

test.each([
  [['costCenterMissing'], /only your travel administrator can settle/, 'See what is missing'],
  [['costCenterMissing', 'dateOfBirthMissing'], /Your profile is not complete yet/, 'Complete what this event needs'],
] as const)('an event that cannot be booked for %j names who has to act', async (issues, why, way) => {
  setClock('2027-04-10T12:00:00')
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1' }))
  answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: issues.map((issue) => ({ issue })) }))
  answer(paths.groups, [makeNamedGroup('Fair', { bookBy: '2027-04-25' })])
  await renderRoute('events')
  const row = within(await screen.findByRole('article', { name: 'Fair' }))
  expect(await row.findByText(why)).toBeVisible()
  expect(row.getByRole('button', { name: 'Book for Fair' })).toHaveAccessibleDescription(why)
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([way])
})
