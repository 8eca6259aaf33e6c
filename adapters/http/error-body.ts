import * as z from 'zod/mini'

const Reason = z.object({
  field: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  description: z.string(),
})

/** The servers' own form of an error: `{"status":"FAILED","reasons":[{"field":…,"description":…}]}`; older ones write `name` for `field`. */
const ErrorBody = z.object({ reasons: z.array(Reason).check(z.minLength(1)) })

const longest = 200

/** What an error body says in words, or null when it says nothing a person could read. */
export function descriptionOf(body: string): string | null {
  const reasons = ErrorBody.safeParse(jsonOrNull(body)).data?.reasons
  if (reasons)
    return reasons
      .map(({ field, name, description }) => prefixed(typeof field === 'string' ? field : name, description))
      .join('; ')
  const text = body.trim()
  return text === '' || /^[{[<]/.test(text) ? null : text.slice(0, longest)
}

function prefixed(field: unknown, description: string): string {
  return typeof field === 'string' && field !== '' ? `${field}: ${description}` : description
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
