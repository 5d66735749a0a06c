import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useField } from '@/forms/input/FieldContext'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import { preferenceLabelId } from './preferenceWords'
import { RequestInput } from './RequestInput'
import { bedTypes, readRoom, type RoomWish, roomWishes, writeRoom } from './wishes.rules'
import { WishesInput } from './WishesInput'

type RoomFields = Parameters<typeof readRoom>[0]

/** The bed, wishes for the room, and other requests to the hotel. */
export function RoomInputs() {
  const { setValue } = useFormContext<RoomFields>()
  const [roomType, hotelRequests] = useWatch<RoomFields, ['roomType', 'hotelRequests']>({
    name: ['roomType', 'hotelRequests'],
  })
  const room = readRoom({ roomType, hotelRequests })
  const bed = useField('roomType')
  const change = (more: Partial<typeof room>) => {
    const fields = writeRoom({ ...room, ...more })
    setValue('roomType', fields.roomType, { shouldDirty: true })
    setValue('hotelRequests', fields.hotelRequests, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <RadioCards
        label={bed.label}
        error={bed.error}
        value={room.bed}
        onChange={(chosen) => change({ bed: chosen })}
        options={bedTypes.map((value) => ({
          value,
          label: <FormattedMessage id={preferenceLabelId('roomType', value)} />,
        }))}
      />
      <WishesInput
        id={`${bed.id}-wishes`}
        label={<FormattedMessage id="profile.preferences.wishes" />}
        options={Object.keys(roomWishes) as RoomWish[]}
        labelId={(wish) => `profile.preferences.roomWish.${wish}`}
        wishes={room.wishes}
        onChange={(wishes) => change({ wishes })}
      />
      <RequestInput name="hotelRequests" rest={room.rest} onRest={(rest) => change({ rest })} />
    </>
  )
}
