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
  test('answers nothing by being opened: mail programs open links too', async () => {
    const sent = answerChange('put', request, { status: 'approved' })
    await open('approve')
    expect(screen.getByRole('heading', { level: 1, name: 'Arranger request' })).toBeVisible()
    expect(await screen.findByText(/see and change your profile/)).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
    expect(sent).toEqual([])
  })

  test('says who asks, as the mail did', async () => {
    answer(request, { firstName: 'Robin', lastName: 'Ellis', email: 'robin@aurora.example', companyName: 'Aurora' })
    await open('approve')
    expect(await screen.findByText('Robin Ellis', { selector: 'p' })).toBeVisible()
    expect(
      screen.getByText((_, each) => each?.tagName === 'P' && each.textContent === 'robin@aurora.example'),
    ).toBeVisible()
    expect(screen.getByText('Aurora')).toBeVisible()
    expect(screen.getByText(/passports and cards included/)).toBeVisible()
  })

  test('is read in another language without the link of the mail being lost', async () => {
    const { user, address } = await open('approve')
    await user.selectOptions(screen.getByLabelText('Language and region'), 'fr-ca')
    await waitFor(() => expect(address()).toBe('/fr-ca/arranger/request/k-9/approve'))
  })

  test('sends to the mail for the name where it cannot be learned', async () => {
    fail(request, 500)
    await open('approve')
    expect(await screen.findByText(/named in the e-mail/)).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
  })

  test.each([
    [404, 'This link is not valid'],
    [410, 'This link has expired'],
    [429, 'Try again in ten minutes'],
  ])('a link that is of no use (%s) says so at once, and asks for no answer', async (status, said) => {
    fail(request, status)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: said })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a request that was answered already says so, and where to see who arranges', async () => {
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
  ])('from the link to %s, %s is sent once pressed', async (action, press, status, said) => {
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
  ])('answered by %s it says what to do instead', async (status, said) => {
    failChange('put', request, status, 'x')
    const { user } = await open('approve')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByRole('heading', { level: 1, name: said })).toHaveFocus()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      status === 410 || status === 409 ? '/en-ca/profile/account?section=arrangers' : '/en-ca/home',
    )
  })

  test('after a failure of the server it can be pressed again', async () => {
    failChange('put', request)
    const { user } = await open('approve')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    // Nobody has typed anything here that could be kept.
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
  ] as const)('in %s', async (locale, title, press, said) => {
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

  test('asks the same, its answer first', async () => {
    const sent = answerChange('put', request, { status: 'declined' })
    const { user } = await confirm('?request-key=k-9&action=decline')
    expect(await screen.findByText('Robin Ellis', { selector: 'p' })).toBeVisible()
    expect(buttons()).toEqual(['Decline', 'Approve'])
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Declined' })).toHaveFocus()
    expect(sent).toEqual([{ status: 'declined' }])
  })

  test('without a key it is a link that is not valid', async () => {
    await confirm('?action=approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('in a browser where somebody is signed in', () => {
  const toMe = `${paths.profile}/arranger-requests/mailed/k-9`
  const part = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '')
  beforeEach(() => {
    const exp = Date.now() / 1000 + 600
    storage.write('accessToken', `${part({})}.${part({ exp, company_id: 'aurora', ProfileId: 'p1' })}.x`)
    storage.write('identityToken', `${part({})}.${part({ email: 'robin@aurora.example' })}.x`)
  })
  afterEach(() => storage.clearAll())

  test('whom the request is for is asked as usual', async () => {
    answer(toMe, { firstName: 'Noor', lastName: 'Haddad' })
    await open('approve')
    expect(await screen.findByText('Noor Haddad', { selector: 'p' })).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
  })

  test('somebody else is told so before anything is answered, and not who asks', async () => {
    fail(toMe, 404)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This request is for somebody else' })).toBeVisible()
    expect(screen.getByText(/signed in as robin@aurora.example/)).toBeVisible()
    expect(screen.queryByText(/Robin Ellis/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  })

  test('a link that is of no use is told as to anybody', async () => {
    fail(toMe, 404)
    fail(request, 404)
    await open('approve')
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
  })

  test('where it cannot be told, the key of the mail decides', async () => {
    fail(toMe, 503)
    await open('approve')
    expect(await screen.findByText('Robin Ellis', { selector: 'p' })).toBeVisible()
    expect(buttons()).toEqual(['Approve', 'Decline'])
  })
})

test('on a backend that has only §7’s call, the account page answers by it', async () => {
  setAccount()
  learnAdditions([])
  const sent = answerChange('put', '/arranger-requests/k2', {})
  const { user } = await openAccount('arrangers')
  await user.click(await screen.findByRole('button', { name: 'Approve Robin Ellis' }))
  expect(await screen.findByText('Robin Ellis now arranges your travel.')).toBeInTheDocument()
  expect(sent).toEqual([{ status: 'approved' }])
  storage.clearAll()
})
