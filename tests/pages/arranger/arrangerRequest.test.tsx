import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import ArrangerRequestPage from '@/domains/arranger/request/ArrangerRequestPage'
import { learnAdditions } from '@/http/additions'
import { storage } from '@/lib/storage'
import { openAccount, setAccount } from '#tests/support/profile/accountPage.tsx'
import { answer, answerChange, fail, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'

const request = '/arranger-requests/k-9'
const open = (action: string, locale: 'en-ca' | 'fr-ca' | 'es-mx' = 'en-ca') =>
  renderRoute('arrangerRequest', {
    path: `/arranger/request/k-9/${action}`,
    route: '/arranger/request/:requestId/:action',
    locale,
  })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(() => answer(request, { firstName: 'Robin', lastName: 'Ellis' }))

describe('§2 the page a mailed arranger request leads to', () => {
  test('opening the page answers nothing, as mail programs open links too', async () => {
    const sent = answerChange('put', request, { status: 'approved' })
    await open('approve')
    expect(screen.getByRole('heading', { level: 1, name: 'Arranger request' })).toBeVisible()
    expect(await screen.findByText(/see and change your profile/)).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
    expect(sent).toEqual([])
  })

  test('the page names the requester, as the mail did', async () => {
    answer(request, { firstName: 'Robin', lastName: 'Ellis', email: 'robin@aurora.example', companyName: 'Aurora' })
    await open('approve')
    expect(await screen.findByText('Robin Ellis', { selector: 'p' })).toBeVisible()
    expect(
      screen.getByText((_, each) => each?.tagName === 'P' && each.textContent === 'robin@aurora.example'),
    ).toBeVisible()
    expect(screen.getByText('Aurora')).toBeVisible()
    expect(screen.getByText(/passports and cards included/)).toBeVisible()
  })

  test('the page changes its language without losing the link of the mail', async () => {
    const { user, address } = await open('approve')
    await user.selectOptions(screen.getByLabelText('Language and region'), 'fr-ca')
    await waitFor(() => expect(address()).toBe('/fr-ca/arranger/request/k-9/approve'))
  })

  test('the page refers to the mail for a name it does not know', async () => {
    fail(request, 500)
    await open('approve')
    expect(await screen.findByText(/named in the e-mail/)).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
  })

  test.each([
    [404, 'This link is not valid'],
    [410, 'This link has expired'],
    [429, 'Try again in ten minutes'],
  ])('a link that the server answers with %s is reported at once, and asks for no answer', async (status, said) => {
    fail(request, status)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: said })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('an answered request is reported, with where to see the arrangers', async () => {
    fail(request, 409)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This request was answered already' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en-ca/profile/account?section=arrangers')
  })

  test.each([
    ['approve', 'Approve', 'approved', 'Approved'],
    ['decline', 'Decline', 'declined', 'Declined'],
    ['approve', 'Decline', 'declined', 'Declined'],
    ['whatever', 'Approve', 'approved', 'Approved'],
  ])('the link to %s sends %s when pressed', async (action, press, status, said) => {
    const sent = answerChange('put', request, { status })
    const { user } = await open(action)
    if (action !== 'whatever') expect(buttons()[0]?.toLowerCase()).toBe(action)
    await user.click(screen.getByRole('button', { name: press }))
    expect(await screen.findByRole('heading', { level: 1, name: said })).toHaveFocus()
    expect(screen.queryByRole('button')).toBeNull()
    expect(sent).toEqual([{ status }])
  })

  test.each([
    [404, 'This link is not valid'],
    [409, 'This request was answered already'],
    [410, 'This link has expired'],
    [429, 'Try again in ten minutes'],
  ])("the server's answer %s leads to what to do instead", async (status, said) => {
    failChange('put', request, status, 'x')
    const { user } = await open('approve')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByRole('heading', { level: 1, name: said })).toHaveFocus()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      status === 410 || status === 409 ? '/en-ca/profile/account?section=arrangers' : '/en-ca/home',
    )
  })

  test('the answer can be sent again after a failure of the server', async () => {
    failChange('put', request)
    const { user } = await open('approve')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    // This page has no typed values to keep.
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That did not workSomething went wrong on our side. Try again in a moment.',
    )
    answerChange('put', request, { status: 'approved' })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Approved' })).toBeVisible()
  })

  test.each([
    ['fr-ca', 'Demande de mandataire', 'Approuver', 'Demande approuvée'],
    ['es-mx', 'Solicitud de gestor de viajes', 'Aprobar', 'Solicitud aprobada'],
  ] as const)('the page is in %s', async (locale, title, press, said) => {
    answerChange('put', request, { status: 'approved' })
    const { user } = await open('approve', locale)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await user.click(screen.getByRole('button', { name: press }))
    expect(await screen.findByRole('heading', { level: 1, name: said })).toBeVisible()
  })
})

describe('§2 invitation-confirmation', () => {
  const confirm = (search: string) =>
    renderPage(<ArrangerRequestPage />, {
      path: `/invitation-confirmation${search}`,
      route: '/invitation-confirmation',
      messages: ['arranger', 'forms'],
    })

  test("the page asks the same, with the link's answer first", async () => {
    const sent = answerChange('put', request, { status: 'declined' })
    const { user } = await confirm('?request-key=k-9&action=decline')
    expect(await screen.findByText('Robin Ellis', { selector: 'p' })).toBeVisible()
    expect(buttons()).toEqual(['Decline', 'Approve'])
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Declined' })).toHaveFocus()
    expect(sent).toEqual([{ status: 'declined' }])
  })

  test('a link without a key is not valid', async () => {
    await confirm('?action=approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('an arranger request in a signed-in browser', () => {
  const toMe = `${paths.profile}/arranger-requests/mailed/k-9`
  const part = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '')
  beforeEach(() => {
    const exp = Date.now() / 1000 + 600
    storage.write('accessToken', `${part({})}.${part({ exp, company_id: 'aurora', ProfileId: 'p1' })}.x`)
    storage.write('identityToken', `${part({})}.${part({ email: 'robin@aurora.example' })}.x`)
  })
  afterEach(() => storage.clearAll())

  test('the traveler of the request is asked as usual', async () => {
    answer(toMe, { firstName: 'Noor', lastName: 'Haddad' })
    await open('approve')
    expect(await screen.findByText('Noor Haddad', { selector: 'p' })).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
  })

  test("another person is told so before anything is answered, without the requester's name", async () => {
    fail(toMe, 404)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This request is for another person' })).toBeVisible()
    expect(screen.getByText(/signed in as robin@aurora.example/)).toBeVisible()
    expect(screen.queryByText(/Robin Ellis/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  })

  test('an invalid link is explained as to anybody', async () => {
    fail(toMe, 404)
    fail(request, 404)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
  })

  test('the key of the mail decides where the person cannot be checked', async () => {
    fail(toMe, 503)
    await open('approve')
    expect(await screen.findByText('Robin Ellis', { selector: 'p' })).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
  })
})

test('the account page answers on a backend that has only §7’s call', async () => {
  setAccount()
  learnAdditions([])
  const sent = answerChange('put', '/arranger-requests/k2', {})
  const { user } = await openAccount('arrangers')
  await user.click(await screen.findByRole('button', { name: 'Approve Robin Ellis' }))
  expect(await screen.findByText('Robin Ellis now arranges your travel.')).toBeInTheDocument()
  expect(sent).toEqual([{ status: 'approved' }])
  storage.clearAll()
})
