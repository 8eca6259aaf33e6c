import { Secret } from './secret.ts'

/** How many digits the code in an e-mail has (behaviour reference 3.7). */
const codeLength = 6

/** A code as far as it was typed: its digits, for the frame and whoever typed them alone, and how many they are. */
export type TypedCode = { readonly text: Secret<string>; readonly digits: number }

/** The digits of what was typed or pasted, as many as a code has: people paste `123 456`, or the whole line of the mail. */
export function typedCode(text: string): TypedCode {
  const digits = text.replaceAll(/\D/g, '').slice(0, codeLength)
  return { text: new Secret(digits), digits: digits.length }
}

/** Where nothing was typed yet. */
export const noCode = typedCode('')

/** Whether a code has all its digits. */
export function isWholeCode({ digits }: Pick<TypedCode, 'digits'>): boolean {
  return digits === codeLength
}
