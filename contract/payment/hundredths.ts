/**
 * A number to two decimals, halves up: 8.825 is 8.83, though the nearest binary number is a little less.
 * Exact for amounts of up to a hundred billion.
 */
export const toHundredths = (value: number): number => Math.round(Number((value * 100).toPrecision(13))) / 100
