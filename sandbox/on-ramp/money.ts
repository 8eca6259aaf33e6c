/** The currencies of payments. */
export const paymentCurrencies = ['USD', 'EUR'] as const
export type PaymentCurrency = (typeof paymentCurrencies)[number]

/** The payment methods, with the minimum and maximum of one purchase, in cents. */
export const paymentMethods = {
  card: { label: 'Card', least: 10_00, most: 7_500_00 },
  ach_bank_account: { label: 'Bank account', least: 10_00, most: 25_000_00 },
} as const
export type PaymentMethod = keyof typeof paymentMethods

/** Reads a currency in any letter case. Returns `null` for an unknown one. */
export function paymentCurrency(text: string): PaymentCurrency | null {
  return paymentCurrencies.find((known) => known === text.toUpperCase()) ?? null
}

/** Reads a payment method in any letter case. Returns `null` for an unknown one. */
export function paymentMethod(text: string): PaymentMethod | null {
  const wanted = text.toLowerCase()
  return Object.hasOwn(paymentMethods, wanted) ? (wanted as PaymentMethod) : null
}

/** Reads an amount such as `25` or `9.99` in cents. Returns `null` for an invalid one. */
export function centsOf(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** Formats cents as services do: `10.00`. */
export function moneyText(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Returns why an amount cannot be paid at once, or `null` if it can. */
export function limitMistake(cents: number, method: PaymentMethod, currency: PaymentCurrency): string | null {
  const { label, least, most } = paymentMethods[method]
  if (cents < least)
    return `${moneyText(cents)} ${currency} is too little: ${label} takes at least ${moneyText(least)} ${currency}.`
  if (cents > most)
    return `${moneyText(cents)} ${currency} is too much: ${label} takes at most ${moneyText(most)} ${currency}.`
  return null
}
