/** First five and last four digits, the rest as stars (§3, §9). */
export const maskedCard = (number: string) => `${number.slice(0, 5)}${'*'.repeat(number.length - 9)}${number.slice(-4)}`
