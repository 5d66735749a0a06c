import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/session/roles.ts'
import { makeAgencyInfo, makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const tips = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
const open = (...roles: Role[]) => renderRoute('customerSuccess', { whoami: { roles: ['Traveller', ...roles] } })

test('§2 customer-success shows a traveler what their screens are good for', async () => {
  await open()
  expect(tips().slice(0, 3)).toEqual([
    'Fill in your profile once',
    'See trips in your calendar',
    'Let a colleague book for you',
  ])
  expect(screen.getByRole('link', { name: 'My trips' })).toHaveAttribute('href', '/en-ca/dashboard/trips')
  expect(tips()).not.toContain('Let your directory do the work')
})

test('§2 customer-success shows an arranger and a finance officer what is theirs', async () => {
  await open('Arranger', 'FinancialOfficer')
  expect(tips()).toContain('All your travellers on one page')
})

test('a training is asked for by a mail to the agency', async () => {
  answer(paths.agency, makeAgencyInfo({ companyName: 'Northway', emailFrom: 'help@northway.example' }))
  await open()
  const link = await screen.findByRole('link', { name: 'Ask for training' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:help%40northway.example\?subject=Training%20for/))
})

test('without an agency’s address the page leads to the support page', async () => {
  const { agency } = makeEmployeeConfiguration()
  answer(paths.configuration, makeEmployeeConfiguration({ agency: { ...agency, contactEmail: null } }))
  answer(paths.agency, makeAgencyInfo({ emailFrom: '' }))
  await open()
  expect(await screen.findByRole('link', { name: 'Support' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ask for training' })).toBeNull()
})
