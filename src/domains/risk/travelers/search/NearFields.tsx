import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { areaLimits } from '#contract/risk/searchedArea.ts'
import { nearCircle, circleText } from '@/domains/risk/map/area.rules'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { TextField } from '@/ui/field/text/TextField'
import { type City, CityField } from './CityField'

interface NearFieldsProps {
  /** The circle of the search; empty for none. */
  near: string
  onChange: (near: string) => void
}

const usualKm = '100'
const isDistance = (text: string) => /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= areaLimits.mostKm

/** The circle of a city; empty where the position of the city is not known. */
const circleAround = ({ latitude, longitude }: City, km: string): string =>
  latitude === undefined || longitude === undefined ? '' : circleText({ latitude, longitude, km: Number(km) })

/** Whether two circles have the same center. */
const isAround = (near: string, other: string) => near.replace(/,\d+$/, '') === other.replace(/,\d+$/, '')

/** A circle around a city, for a search without drawing on the map. Its distance is in kilometers, as advice has it. */
export function NearFields({ near, onChange }: NearFieldsProps) {
  const { formatMessage } = useIntl()
  const circle = nearCircle(near)
  const [km, setKm] = useState(String(circle?.km ?? usualKm))
  const settled = useDebouncedValue(km)
  const { city, choose } = useChosenCity(near)
  const isUnknown = city !== undefined && circleAround(city, usualKm) === ''
  useEffect(() => {
    if (settled === km && isDistance(km) && circle && circle.km !== Number(km))
      onChange(circleText({ ...circle, km: Number(km) }))
    // oxlint-disable-next-line react/exhaustive-deps -- searches once for each distance, not when other values change
  }, [settled])
  // Cleared, or another circle. A distance that is still being typed is ahead of the search.
  useEffect(() => {
    const searched = String(circle?.km ?? usualKm)
    if (searched !== settled) setKm(searched)
    // oxlint-disable-next-line react/exhaustive-deps -- the text must stay while it is being typed
  }, [near])
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
        onChange={({ target }) => setKm(target.value)}
      />
      <CityField
        label={formatMessage({ id: 'findTravelers.filter.near' })}
        code={city?.cityCode ?? ''}
        name={city?.cityName}
        onChoose={(next) => {
          choose(next)
          if (!next) onChange('')
          else if (circleAround(next, usualKm) !== '') onChange(circleAround(next, isDistance(km) ? km : usualKm))
        }}
      />
    </>
  )
}

/** The city of the circle, until the circle is another: the address that has its circle is rendered later. */
function useChosenCity(near: string) {
  const [chosen, setChosen] = useState<{ city: City; since?: string | undefined }>()
  if (chosen?.since !== undefined && chosen.since !== near) setChosen({ city: chosen.city })
  const isShown = chosen && (chosen.since === near || isAround(near, circleAround(chosen.city, usualKm)))
  return {
    city: isShown ? chosen.city : undefined,
    choose: (city: City | undefined) => setChosen(city && { city, since: near }),
  }
}
