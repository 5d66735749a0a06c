/** Required without the demo. */
export const testSealingKey = Buffer.alloc(32, 7).toString('base64')

/** When the booking tool's tests take place: its fares and rooms follow from the day. */
export const winter = new Date('2027-01-10T15:00:00Z')

/** The last minute of a leap day: a bad moment for every calculation with days and months. */
export const leapDay = new Date('2028-02-29T23:59:00Z')
