/** Days within which banks show a refund on a card. */
export const bankDays = 14
