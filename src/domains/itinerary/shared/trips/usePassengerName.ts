import { useIntl } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { titleCase } from '@/i18n/letterCase'

/** The passenger's name with capitals. §3 has it in lower case. */
export function usePassengerName({ passengerFirstName, passengerLastName }: Trip): string {
  const { locale } = useIntl()
  return titleCase(locale, `${passengerFirstName} ${passengerLastName}`)
}
