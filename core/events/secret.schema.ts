import * as z from 'zod/mini'
import { Secret, hidden } from '../domain/values/secret.ts'

/** A text field that only adapters can read. A tape holds `[secret]` for it, which is parsed as a secret that hides the same text. */
export const secret = z.union([
  z.custom<Secret<string>>((value) => value instanceof Secret),
  z.pipe(
    z.literal(hidden),
    z.transform(() => new Secret<string>(hidden)),
  ),
])
