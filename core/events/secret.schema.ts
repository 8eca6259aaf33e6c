import * as z from 'zod/mini'
import { Secret, hidden } from '../domain/values/secret.ts'

/** A text field that only adapters can read; on a tape it is `[secret]`, and comes back as a secret that hides just that. */
export const secret = z.union([
  z.custom<Secret<string>>((value) => value instanceof Secret),
  z.pipe(
    z.literal(hidden),
    z.transform(() => new Secret<string>(hidden)),
  ),
])
