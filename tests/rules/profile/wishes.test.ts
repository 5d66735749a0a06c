import { describe, expect, test } from 'vitest'
import { roomTypes } from '#contract/profile/preferences.ts'
import {
  carWishes,
  changesOfRequest,
  readRequest,
  readRoom,
  roomWishes,
  writeRequest,
  writeRoom,
} from '@/domains/profile/preferences/wishes.rules'

describe('§3 requests: wishes that are checked', () => {
  test('checked wishes are written as a sentence for the hotel, before the typed text', () => {
    const request = { wishes: ['highFloor', 'quiet'], rest: 'Far from the elevator' } as const
    expect(writeRequest(request, roomWishes)).toBe('Quiet room, high floor. Far from the elevator')
    expect(writeRequest({ wishes: ['childSeat'], rest: '' }, carWishes)).toBe('Child seat.')
    expect(writeRequest({ wishes: [], rest: 'By the door' }, roomWishes)).toBe('By the door')
  })

  test.each([
    ['Quiet room, high floor. Far from the elevator', ['quiet', 'highFloor'], 'Far from the elevator'],
    ['HIGH FLOOR,quiet room.', ['highFloor', 'quiet'], ''],
    ['Quiet room. ', ['quiet'], ''],
    ['Quiet room near the lift', [], 'Quiet room near the lift'],
    ['Quiet room, a view. Please', [], 'Quiet room, a view. Please'],
    ['', [], ''],
    ['. Late', [], '. Late'],
  ])('the request "%s" is read as its wishes', (text, wishes, rest) => {
    expect(readRequest(text, roomWishes)).toEqual({ wishes, rest })
  })

  test('each wish counts as one change, and the typed text as one more', () => {
    expect(changesOfRequest('Quiet room. Top floor', 'Quiet room, high floor. Top floor', roomWishes)).toBe(1)
    expect(changesOfRequest('Quiet room.', 'High floor. By the lift', roomWishes)).toBe(3)
    expect(changesOfRequest('QUIET ROOM.', 'Quiet room.', roomWishes)).toBe(0)
  })

  test('wishes stay as they are while text is typed after them, spaces included', () => {
    const typed = writeRequest({ wishes: ['quiet'], rest: 'near the ' }, roomWishes)
    expect(readRequest(typed, roomWishes)).toEqual({ wishes: ['quiet'], rest: 'near the ' })
  })
})

describe('a record that names a wish as its type of room', () => {
  test('a record with a wish as its type of room shows the wish, and is written as bed and wishes', () => {
    const room = readRoom({ roomType: 'highFloor', hotelRequests: 'Far from the lift' })
    expect(room).toEqual({ bed: 'none', wishes: ['highFloor'], rest: 'Far from the lift' })
    expect(writeRoom({ ...room, bed: 'twoBeds' })).toEqual({
      roomType: 'twoBeds',
      hotelRequests: 'High floor. Far from the lift',
    })
  })

  test.each(roomTypes)('the type of room %s is understood', (roomType) => {
    const { bed, wishes } = readRoom({ roomType, hotelRequests: '' })
    expect(bed === 'none' ? wishes : [bed]).toEqual(roomType === 'none' ? [] : [roomType])
  })
})
