import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePreferencesQuery } from '@/domains/profile/preferences/preferences.slice'
import { useSavePreferences } from '@/domains/profile/preferences/useSavePreferences'
import { answer, answerChange, hang, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makePreferences } from '#tests/support/profile/preferencesFactory.ts'

const path = `${paths.profile}/travel-preferences`
const profileRef = { companyId: 'aurora', profileId: 'p1' }
const { tpId: _, version: __, ...typed } = makePreferences()

function Page() {
  const { data } = usePreferencesQuery(profileRef)
  const save = useSavePreferences(profileRef, 'flight')
  return data === undefined ? null : (
    <button type="button" onClick={() => void save(typed, data)}>
      {data ? `Version ${data.version}` : 'No record'}
    </button>
  )
}

test('the saved record is there for the next page, although reading it again takes long', async () => {
  answer(path, null)
  const made = answerChange('post', path, makePreferences({ version: 1 }))
  const changed = answerChange('put', `${path}/tp1`, makePreferences({ version: 2 }))
  const { user } = await renderPage(<Page />)
  await screen.findByRole('button', { name: 'No record' })
  hang(path)
  await user.click(screen.getByRole('button', { name: 'No record' }))
  await user.click(await screen.findByRole('button', { name: 'Version 1' }))
  expect(await screen.findByRole('button', { name: 'Version 2' })).toBeVisible()
  expect([made.length, changed.length]).toEqual([1, 1])
})
