import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Toasts } from '@/patterns/feedback/Toasts'
import AskRollCallDialog from '@/domains/risk/rollCall/ask/AskRollCallDialog'
import { learnAdditions } from '@/http/additions'
import { answerChange, failChange } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makeRollCall } from '#tests/support/risk/rollCallFactory.ts'
import { rollCallScene, rollCallsPath as calls } from '#tests/support/risk/rollCallScene.ts'

const { whoami: advisor } = rollCallScene

beforeEach(() => learnAdditions([{ name: 'rollcalls', status: 'enabled' }]))

const preview = {
  people: 3,
  guests: 1,
  languages: ['en', 'fr'],
  unreachable: [{ name: 'Ada Quill', bookingId: 'XYZ789', phone: '+44 (0)20 7946 0000' }],
  askedRecently: 0,
}
async function openDialog() {
  const page = await renderPage(
    <>
      <AskRollCallDialog query={{ countryCode: 'GB' }} excluded={['ABC123']} count={4} onClose={() => undefined} />
      <Toasts />
    </>,
    { whoami: advisor, messages: ['rollCall', 'forms'] },
  )
  return page
}

test('the dialog says whom a mail reaches, and asks the travelers of the search', async () => {
  const previewed = answerChange('post', `${calls}/preview`, preview)
  const sent = answerChange('post', calls, makeRollCall())
  const { user } = await openDialog()
  expect(await screen.findByText('3 people, 1 of them a guest')).toBeVisible()
  expect(screen.getByText('1 person has no e-mail address')).toBeVisible()
  expect(screen.getByRole('link', { name: /7946/ })).toHaveAttribute('href', 'tel:+442079460000')
  expect(previewed[0]).toEqual({ kind: 'rollCall', query: { countryCode: 'GB' }, excluded: ['ABC123'] })
  await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Storm in London')
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(await screen.findByText('Sent to 3 people')).toBeVisible()
  expect(sent).toEqual([
    { kind: 'rollCall', about: 'Storm in London', query: { countryCode: 'GB' }, excluded: ['ABC123'] },
  ])
  expect(screen.getByRole('link', { name: 'Follow the answers' })).toHaveAttribute(
    'href',
    '/en-ca/find-travelers/roll-calls/rc-1',
  )
})

test('people who were just asked are asked again only after a second press', async () => {
  answerChange('post', `${calls}/preview`, preview)
  failChange('post', calls, 409, 'askedRecently')
  const { user } = await openDialog()
  await user.type(await screen.findByRole('textbox', { name: /What happened/ }), 'Storm')
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(await screen.findByText(/you would ask the same people twice/)).toBeVisible()
  const sent = answerChange('post', calls, makeRollCall())
  await user.click(screen.getByRole('button', { name: 'Ask again anyway' }))
  await waitFor(() => expect(sent).toMatchObject([{ about: 'Storm', force: true }]))
})

test('people who are left out are named with their time before and after sending, and one button leads on', async () => {
  const from = '2026-05-12T08:05:00.000Z'
  const leftOut = { count: 2, from, people: [{ name: 'Ada Quill', from }] }
  answerChange('post', `${calls}/preview`, { ...preview, leftOut })
  answerChange('post', calls, makeRollCall({ leftOut }))
  const { user } = await openDialog()
  expect(await screen.findByText(/^2 people are left out/)).toBeVisible()
  expect(screen.getByText(/^Ada Quill, possible again at /)).toBeVisible()
  expect(screen.getByText(/^And 1 more/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Storm')
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(await screen.findByText('Sent to 3 people')).toBeVisible()
  expect(screen.getByText(/^2 people are left out/)).toBeVisible()
  const next = screen.getByRole('link', { name: 'Follow the answers' })
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
  expect([next.className.includes('primary'), close!.className.includes('primary')]).toEqual([true, false])
})

test.each([
  [409, 'writtenRecently', /within the last five minutes/],
  [429, 'tooManySent', /thirty messages/],
] as const)('a question that is refused with %i %s says why, and when again', async (status, code, text) => {
  answerChange('post', `${calls}/preview`, preview)
  failChange('post', calls, status, code)
  const { user } = await openDialog()
  await user.type(await screen.findByRole('textbox', { name: /What happened/ }), 'Storm')
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue('Storm')
})

test('an announcement after a refused question is no second question', async () => {
  answerChange('post', `${calls}/preview`, preview)
  failChange('post', calls, 409, 'askedRecently')
  const { user } = await openDialog()
  await user.type(await screen.findByRole('textbox', { name: /What happened/ }), 'Storm')
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  await screen.findByRole('button', { name: 'Ask again anyway' })
  await user.click(screen.getByRole('radio', { name: /Inform them/ }))
  expect(screen.queryByText(/you would ask the same people twice/)).toBeNull()
  const sent = answerChange('post', calls, makeRollCall({ kind: 'announcement' }))
  await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'Trains stand still.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('force')
})

test('an announcement needs a text', async () => {
  answerChange('post', `${calls}/preview`, preview)
  const { user } = await openDialog()
  await user.click(await screen.findByRole('radio', { name: /Inform them/ }))
  await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Strike')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('textbox', { name: /Your note/ })).toBeInvalid()
})
