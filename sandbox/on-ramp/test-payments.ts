import type { PaymentMethod } from './money.ts'

/** The outcome of a payment: paid at once, declined, paid after a delay, or paid after the bank's question (3-D Secure). */
export type PaymentOutcome = 'paid' | 'declined' | 'delayed' | 'asks-bank'

/** A test number, and its outcome. */
export type TestPayment = {
  readonly number: string
  readonly outcome: PaymentOutcome
  readonly words: string
}

/** The accepted numbers, by payment method. Real numbers are refused. */
export const testPayments: Readonly<Record<PaymentMethod, readonly TestPayment[]>> = {
  card: [
    { number: '4242424242424242', outcome: 'paid', words: 'is paid' },
    { number: '4000000000000002', outcome: 'declined', words: 'is declined' },
    { number: '4000000000000077', outcome: 'delayed', words: 'takes a while' },
    { number: '4000002760003184', outcome: 'asks-bank', words: 'asks your bank (3-D Secure)' },
  ],
  ach_bank_account: [
    { number: '000123456789', outcome: 'paid', words: 'is paid' },
    { number: '000111111116', outcome: 'declined', words: 'is declined' },
    { number: '000111111113', outcome: 'delayed', words: 'takes a while' },
  ],
}

/** Reads a payer's input. Returns the field and a sentence if it is invalid. */
export function readPayment(
  form: URLSearchParams,
  method: PaymentMethod,
  now: Date,
): PaymentOutcome | { readonly field: 'number' | 'expiry' | 'code'; readonly words: string } {
  const number = (form.get('number') ?? '').replaceAll(/[\s-]/g, '')
  const known = testPayments[method].find((one) => one.number === number)
  const kind = method === 'card' ? 'test cards' : 'test accounts'
  if (!known) return { field: 'number', words: `Only the ${kind} below are taken here, never a real one.` }
  if (method !== 'card') return known.outcome
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec((form.get('expiry') ?? '').trim()) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  if (!isMonth || year === '') return { field: 'expiry', words: 'Write month and year, such as 12/34.' }
  // A card is valid until its month has ended.
  if (new Date(2_000 + Number(year), Number(month)) <= now)
    return { field: 'expiry', words: 'This card has expired.' }
  if (!/^\d{3}$/.test((form.get('code') ?? '').trim()))
    return { field: 'code', words: 'Write three digits, such as 123.' }
  return known.outcome
}
