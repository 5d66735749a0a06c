import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { IssuedScimToken, ScimToken } from '#contract/admin/scimTokens.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, fail, failChange, hang } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const path = '/admin/companies/aurora/scim-tokens'
const baseUrl = 'https://waymark.example/scim/v2'
const whoami = { roles: ['Admin' as const] }

const makeToken = (more: Partial<ScimToken> = {}): ScimToken => ({
  id: 't1',
  name: 'Entra ID',
  start: 'wms_Ab3x',
  invites: true,
  createdByName: 'Priya Raghavan',
  createdAt: '2026-01-09T06:00:00.000Z',
  expiresAt: '2027-01-09T06:00:00.000Z',
  lastUsedAt: '2026-05-09T05:59:00.000Z',
  endedAt: null,
  ...more,
})
const issued: IssuedScimToken = {
  ...makeToken({ id: 't2', name: 'Okta', lastUsedAt: null }),
  token: 'wms_secret-of-okta',
}

const show = (tokens: ScimToken[], locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  answer(path, { baseUrl, tokens })
  return renderRoute('provisioning', { locale, whoami })
}
const token = (name: string) => screen.findByRole('listitem', { name })

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'provisioning', status: 'enabled' }])
})

describe('§2 provisioning', () => {
  test('the page explains provisioning, with the address to copy for the identity provider', async () => {
    const { user } = await show([makeToken()])
    expect(await screen.findByText(/adds people here, keeps their details up to date/)).toBeVisible()
    expect(await screen.findByLabelText('Base URL (tenant URL)')).toHaveValue(baseUrl)
    await user.click(screen.getByRole('button', { name: 'Copy the base URL' }))
    expect(await navigator.clipboard.readText()).toBe(baseUrl)
  })

  test('each token shows its maker, beginning, last use and end', async () => {
    await show([makeToken()])
    const row = await token('Entra ID')
    expect(row).toHaveTextContent('Active')
    expect(row).toHaveTextContent('wms_Ab3x…')
    expect(row).toHaveTextContent(/Made by Priya Raghavan on Jan.* 9, 2026/)
    expect(row).toHaveTextContent(/Last used on May 9, 2026/)
    expect(row).toHaveTextContent(/Good until Jan.* 9, 2027/)
  })

  test('whether people are invited at once is shown at each token, and changed there', async () => {
    const sent = answerChange('put', `${path}/t1`, makeToken({ invites: false }))
    const { user } = await show([makeToken()])
    expect(await token('Entra ID')).toHaveTextContent('People are invited as soon as they are added')
    answer(path, { baseUrl, tokens: [makeToken({ invites: false })] })
    await user.click(screen.getByRole('button', { name: 'Invite later the people added with the token Entra ID' }))
    await waitFor(async () =>
      expect(await token('Entra ID')).toHaveTextContent('not invited until an administrator invites them'),
    )
    expect(sent).toEqual([{ invites: false }])
  })

  test('a token that ends soon, has expired or was ended is marked, and the latter two cannot be ended', async () => {
    await show([
      makeToken({ name: 'Soon', expiresAt: '2026-05-20T12:00:00.000Z' }),
      makeToken({ id: 't2', name: 'Past', expiresAt: '2026-05-09T11:00:00.000Z', lastUsedAt: null }),
      makeToken({ id: 't3', name: 'Over', endedAt: '2026-03-01T06:00:00.000Z' }),
      makeToken({ id: 't4', name: 'Endless', expiresAt: null }),
    ])
    expect(await token('Soon')).toHaveTextContent('Expires soon')
    const past = await token('Past')
    expect(past).toHaveTextContent('Expired')
    expect(past).toHaveTextContent('Not used yet')
    expect(within(past).queryByRole('button')).toBeNull()
    const over = await token('Over')
    expect(over).toHaveTextContent(/Ended on Mar.* 1, 2026/)
    expect(within(over).queryByRole('button')).toBeNull()
    expect(await token('Endless')).toHaveTextContent('Without an end')
  })

  test('a company without a token is asked to make the first', async () => {
    const { user } = await show([])
    expect(await screen.findByRole('heading', { name: 'No token yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    expect(await screen.findByLabelText(/^Name/)).toBeVisible()
  })

  test('loading is announced, and a failure is reported and can be tried again', async () => {
    hang(path)
    const { unmount } = await renderRoute('provisioning', { whoami })
    expect((await screen.findAllByRole('status'))[0]).toHaveTextContent('Loading')
    unmount()
    fail(path)
    const { user } = await renderRoute('provisioning', { whoami })
    expect((await screen.findAllByText(/This part did not load/))[0]).toBeVisible()
    answer(path, { baseUrl, tokens: [makeToken()] })
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
    expect(await token('Entra ID')).toBeVisible()
  })

  test('a backend without provisioning is explained', async () => {
    learnAdditions([])
    await renderRoute('provisioning', { whoami })
    expect(screen.getByRole('heading', { name: 'People cannot be provisioned here' })).toBeVisible()
  })

  test('the page is in French', async () => {
    await show([makeToken()], 'fr-ca')
    expect(await token('Entra ID')).toHaveTextContent('Actif')
    expect(screen.getByRole('button', { name: 'Créer un jeton' })).toBeVisible()
  })
})

describe('§2 making a token', () => {
  const open = async () => {
    const shown = await show([makeToken()])
    await shown.user.click(await screen.findByRole('button', { name: 'Make a token' }))
    return shown
  }

  test('the dialog asks for a name and a duration, and shows the token once, to be copied', async () => {
    const sent = answerChange('post', path, issued)
    const { user } = await open()
    await user.type(await screen.findByLabelText(/^Name/), 'Okta')
    await user.selectOptions(screen.getByLabelText(/^Good for/), '90 days')
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    const field = await screen.findByLabelText('Token')
    expect(sent).toEqual([{ name: 'Okta', days: 90, invites: true }])
    expect(field).toHaveValue('wms_secret-of-okta')
    expect(field).toHaveFocus()
    expect(screen.getByText(/Copy the token “Okta” now: it is shown only this once/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy the token' }))
    expect(await navigator.clipboard.readText()).toBe('wms_secret-of-okta')
    await user.click(screen.getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(screen.queryByDisplayValue('wms_secret-of-okta')).toBeNull())
    expect(await token('Entra ID')).toBeVisible()
  })

  test('a token without a name is refused at the field, and one without an end needs that choice', async () => {
    const sent = answerChange('post', path, issued)
    const { user } = await open()
    const name = await screen.findByLabelText(/^Name/)
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    await waitFor(() => expect(name).toBeInvalid())
    expect(sent).toEqual([])
    await user.type(name, 'Okta')
    await user.selectOptions(screen.getByLabelText(/^Good for/), 'Without an end')
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    await screen.findByLabelText('Token')
    expect(sent).toEqual([{ name: 'Okta', days: null, invites: true }])
  })

  test('a failure keeps the typed values', async () => {
    failChange('post', path)
    const { user } = await open()
    await user.type(await screen.findByLabelText(/^Name/), 'Okta')
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Okta')
  })

  test('an eleventh token is refused until another ends', async () => {
    await show(Array.from({ length: 10 }, (_, at) => makeToken({ id: `t${at}`, name: `Token ${at}` })))
    expect(await screen.findByText(/You have 10 tokens, which is the limit/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull()
  })
})

describe('§2 ending a token', () => {
  test('ending a token explains the effect, and happens after the confirmation', async () => {
    const sent = answerChange('delete', `${path}/t1`, {})
    const { user } = await show([makeToken()])
    const end = async () => user.click(await screen.findByRole('button', { name: 'End the token Entra ID' }))
    await end()
    expect(screen.getByText(/Your identity provider is refused at once/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(sent).toHaveLength(0)
    await end()
    answer(path, { baseUrl, tokens: [makeToken({ endedAt: '2026-05-09T12:00:00.000Z' })] })
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }))
    await waitFor(async () => expect(await token('Entra ID')).toHaveTextContent('Ended on'))
    expect(sent).toHaveLength(1)
  })

  test('a failure is reported and changes nothing', async () => {
    failChange('delete', `${path}/t1`)
    const { user } = await show([makeToken()])
    await user.click(await screen.findByRole('button', { name: 'End the token Entra ID' }))
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await token('Entra ID')).toHaveTextContent('Active')
  })
})
