import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CardAssignments, CompanyCard } from '#contract/admin/companyCards.ts'
import AddPaymentMethodPage from '@/domains/admin/paymentMethods/AddPaymentMethodPage'
import AssignPaymentMethodPage from '@/domains/admin/paymentMethods/AssignPaymentMethodPage'
import { admin, asAdmin, makePage, openEmployeeDesk } from '#tests/support/admin/employeeDesk.ts'
import { answer, answerChange } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const cards = `${admin}/cost-centers/cc-rd/payment-methods`
const card: CompanyCard = {
  id: 'card1',
  brand: 'visa',
  number: '42424••••••4242',
  name: 'Field work',
  expiryDate: '2030-08',
  uses: ['air', 'rail', 'hotel', 'car'],
  version: 1,
  costCenter: { id: 'cc-rd', externalId: '4100', names: [{ locale: 'en-CA', value: 'Research' }] },
  assignedCostCenters: 0,
  assignedEmployees: 0,
}
const ada = { id: 'e-ada', firstName: 'Ada', lastName: 'Quill', email: 'ada@aurora.example', jobTitle: '' }

function assignedTo(assignments: Partial<CardAssignments>) {
  answer(`${cards}/card1`, card)
  answer(`${cards}/card1/assignments`, { costCenters: [], employees: [], version: 1, ...assignments })
}

/** Both pages of a card at their own addresses. Other routes are empty. */
const open = (path: string) =>
  renderPage(
    <Routes>
      <Route path=":localeCode/admin/:costCenterId/add-payment-method" element={<AddPaymentMethodPage />} />
      <Route
        path=":localeCode/admin/:costCenterId/:creditCardId/assign-payment-method"
        element={<AssignPaymentMethodPage />}
      />
      <Route path="*" element={null} />
    </Routes>,
    { path, ...asAdmin },
  )

async function addCard() {
  answerChange('post', cards, card)
  const view = await open('/admin/cc-rd/add-payment-method')
  const { user } = view
  await user.type(await screen.findByLabelText(/^Card number/), '4242 4242 4242 4242')
  await user.type(screen.getByLabelText(/^Name on the card/), 'Field work')
  await user.selectOptions(screen.getByLabelText('Month'), '08 · August')
  await user.selectOptions(screen.getByLabelText('Year'), '2030')
  await user.click(screen.getByRole('button', { name: 'Add the card' }))
  await screen.findByRole('heading', { level: 1, name: 'Assign the card' })
  return view
}
const ofResearch = { name: /^Remove .*Research/ }

describe('the assignment of a company card', () => {
  beforeEach(openEmployeeDesk)

  test('a new card is first assigned to the cost center it was added to, which one press saves', async () => {
    assignedTo({})
    const sent = answerChange('put', `${cards}/card1/assignments`, { costCenters: [], employees: [], version: 2 })
    const { user, address } = await addCard()
    expect(await screen.findByRole('button', ofResearch)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expect.poll(address).toBe('/en-ca/admin/payment-methods')
    expect(sent).toMatchObject([{ costCenters: [{ id: 'cc-rd', includesBelow: false }], employeeIds: [] }])
  })

  test('leaving without saving the assignment asks first, because the card would have no people', async () => {
    assignedTo({})
    const { router, address } = await addCard()
    expect(await screen.findByRole('button', ofResearch)).toBeVisible()
    await act(() => router.navigate('/en-ca/home'))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(address()).toContain('/assign-payment-method')
  })

  test('the assignment can be removed again, and then nothing is asked', async () => {
    assignedTo({})
    const { user, router, address } = await addCard()
    await user.click(await screen.findByRole('button', ofResearch))
    expect(screen.queryByRole('button', ofResearch)).toBeNull()
    await act(() => router.navigate('/en-ca/home'))
    expect(address()).toBe('/en-ca/home')
  })

  test('an older card without an assignment has no people', async () => {
    assignedTo({})
    await open('/admin/cc-rd/card1/assign-payment-method')
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(screen.queryByRole('button', ofResearch)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test("the assignment shows another admin's change", async () => {
    assignedTo({ employees: [ada] })
    await addCard()
    expect(await screen.findByRole('button', { name: /^Remove .*Ada Quill/ })).toBeVisible()
    expect(screen.queryByRole('button', ofResearch)).toBeNull()
  })

  test('§8 a company without an active cost center reads that the list is empty, before and while typing', async () => {
    assignedTo({})
    answer(`${admin}/cost-centers`, makePage([]))
    const { user } = await open('/admin/cc-rd/card1/assign-payment-method')
    const field = await screen.findByRole('combobox', { name: /^Cost centres/ })
    await user.click(screen.getByRole('button', { name: /^Cost centres: show the list/ }))
    expect(await screen.findByText('List is empty')).toBeVisible()
    await user.type(field, 'resea')
    expect(screen.getByText('List is empty')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: /^(?!Cost centres).*: show the list/ }))
    expect(await screen.findByText('Type at least 2 characters')).toBeVisible()
  })
})
