import { screen } from '@testing-library/react'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

export const documentsPath = `${paths.profile}/travel-documents`
export const makePassport = (changed: Partial<TravelDocument> = {}): TravelDocument => ({
  id: 'd1',
  type: 'passport',
  number: '*****4567',
  issueCountry: 'CA',
  expirationDate: '2031-02-28',
  version: 2,
  ...changed,
})
const country = (countryCode: string, alpha3: string, countryName: string) => ({
  countryCode,
  alpha3,
  countryName,
  callingCode: '1',
})
export const countries = [country('CA', 'CAN', 'Canada'), country('FR', 'FRA', 'France')]

/** One passport, two countries to choose from, and 9 May 2026. */
export function setPassportScene() {
  setClock('2026-05-09T12:00:00')
  answer(documentsPath, [makePassport()])
  answer('/countries', countries)
}

export const openDocuments = () => renderRoute('travelDocuments', { path: '/dashboard/profile/travel-documents' })
export const openForm = async () => {
  const view = await openDocuments()
  await view.user.click(await screen.findByRole('button', { name: 'Add a passport' }))
  await screen.findByRole('option', { name: 'France' })
  return view
}
export type View = Awaited<ReturnType<typeof openDocuments>>
export const numberField = () => screen.getByLabelText(/^Passport number/)
export const saveButton = () => screen.getByRole('button', { name: 'Save' })

export async function fillIn({ user }: View, typed = 'AB123456') {
  await user.selectOptions(screen.getByLabelText(/^Country that issued it/), 'France')
  await user.type(numberField(), typed)
  await user.selectOptions(screen.getByLabelText('Month'), 'May')
  await user.type(screen.getByLabelText('Day'), '12')
  await user.type(screen.getByLabelText('Year'), '2032')
}
