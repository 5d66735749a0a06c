import { http, HttpResponse } from 'msw'
import type { Profile } from '#contract/profile/profile.ts'
import { places } from '#tests/support/page/factories.ts'
import { answer, network, paths } from '#tests/support/page/network.ts'

const country = (countryCode: string, countryName: string, callingCode: string) => ({
  countryCode,
  alpha3: `${countryCode}X`,
  countryName,
  callingCode,
})

const airports = [places.YUL, places.YVR].map(({ code, name, city, countryCode, timeZone }) => ({
  code,
  name,
  cityCode: code,
  cityName: city,
  countryCode,
  countryName: 'Canada',
  timeZone,
}))

/** Answers the requests of the personal page, besides the profile. */
export function personalAnswers(): void {
  answer('/airports', airports)
  answer('/countries', [
    country('CA', 'Canada', '1'),
    country('MX', 'Mexico', '52'),
    country('US', 'United States', '1'),
  ])
}

const patchPath = `*/api/main${paths.profile}`

/** Accepts patches of the profile, returns them, and answers with the given profile. */
export function patches(then: Profile): unknown[][] {
  const sent: unknown[][] = []
  network.use(
    http.patch(patchPath, async ({ request }) => {
      sent.push((await request.json()) as unknown[])
      answer(paths.profile, then)
      return HttpResponse.json(then)
    }),
  )
  return sent
}

/** Refuses patches in the envelope of §8. */
export const refuseWith = (status: number, more: { messageCode: string; [key: string]: unknown }, once = false): void =>
  network.use(
    http.patch(patchPath, () => HttpResponse.json({ successfull: false, message: 'Refused.', ...more }, { status }), {
      once,
    }),
  )
