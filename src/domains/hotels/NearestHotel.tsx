import { FormattedMessage } from 'react-intl'
import type { CertifiedHotel, CertifiedHotelPage } from '#contract/certifiedHotels.ts'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'

interface NearestHotelProps {
  nearest: NonNullable<CertifiedHotelPage['nearest']>
  onShow: (hotel: CertifiedHotel) => void
}

/** A city without a certified hotel: the nearest one and how far it is. */
export function NearestHotel({ nearest: { searchedCity, kilometres, hotel }, onShow }: NearestHotelProps) {
  const { distance } = useFormats()
  return (
    <EmptyState
      title={<FormattedMessage id="hotels.nearest.title" values={{ city: searchedCity }} />}
      text={
        <FormattedMessage
          id="hotels.nearest.text"
          values={{ name: hotel.name, city: hotel.city, distance: distance(kilometres) }}
        />
      }
      action={
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => onShow(hotel)}>
          <FormattedMessage id="hotels.nearest.show" />
        </Button>
      }
    />
  )
}
