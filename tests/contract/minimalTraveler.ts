/** The contact and the preferences of a traveler, in the fields of §3 alone. */
export const travelerAnswers = (place: string) => ({
  // §3 Emergency contact
  [`${place}/emergency-contact`]: {
    id: 'ec1',
    firstName: 'Ana',
    lastName: 'Roy',
    phoneNumber: '5145550188',
    code: '1',
    extension: '',
    type: 'mobile',
  },
  // §3 Travel preference
  [`${place}/travel-preferences`]: {
    tpId: 'tp1',
    seatPositionLengthwise: 'front',
    seatPositionWidthwise: 'upside down',
    seatLocation: 'window',
    seatType: 'none',
    carSize: 'none',
    airRequests: '',
    hotelRequests: '',
    carRequests: '',
    trainRequests: '',
    meal: 'VGML',
  },
})
