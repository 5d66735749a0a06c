import { useState } from 'react'
import { useIntl } from 'react-intl'
import { areaLimits } from '#contract/searchedArea.ts'
import { circleOf, circleText } from '@/domains/risk/map/area.rules'
import { TextField } from '@/ui/field/TextField'
import { type City, CityField } from './CityField'

interface NearFieldsProps {
  /** The circle of the search; empty for none. */
  near: string
  onChange: (near: string) => void
}

const usualKm = '100'
const isDistance = (text: string) => /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= areaLimits.mostKm

/** A circle around a city, for a search without drawing on the map. Its distance is in kilometers, as advice has it. */
export function NearFields({ near, onChange }: NearFieldsProps) {
  const { formatMessage } = useIntl()
  const [city, setCity] = useState<City>()
  const [km, setKm] = useState(() => String(circleOf(near)?.km ?? usualKm))
  const [isUnknown, setUnknown] = useState(false)
  const search = (next: City | undefined, text: string) => {
    if (!next) return onChange('')
    const { latitude, longitude } = next
    setUnknown(latitude === undefined || longitude === undefined)
    if (latitude === undefined || longitude === undefined || !isDistance(text)) return
    onChange(circleText({ latitude, longitude, km: Number(text) }))
  }
  // The chip of the circle, or going back, can remove it.
  const shown = near === '' && city && !isUnknown && isDistance(km) ? undefined : city
  return (
    <>
      <TextField
        label={formatMessage({ id: 'findTravelers.filter.km' })}
        inputMode="numeric"
        maxLength={4}
        error={
          isUnknown
            ? formatMessage({ id: 'findTravelers.filter.near.unknown' })
            : isDistance(km)
              ? undefined
              : formatMessage({ id: 'findTravelers.filter.km.unreadable' }, { most: areaLimits.mostKm })
        }
        value={km}
        onChange={({ target }) => {
          setKm(target.value)
          if (shown) search(shown, target.value)
        }}
      />
      <CityField
        label={formatMessage({ id: 'findTravelers.filter.near' })}
        code={shown?.cityCode ?? ''}
        name={shown?.cityName}
        onChoose={(next) => {
          setCity(next)
          search(next, km)
        }}
      />
    </>
  )
}
