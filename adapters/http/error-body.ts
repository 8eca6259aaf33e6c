const longest = 200

/** One reason of a server's refusal: the field that it concerns, if named, and a description. */
export type Reason = { readonly field: string | null; readonly description: string }

/** Returns the description in an error body, or null if the body has no readable text. */
export function descriptionOf(body: string): string | null {
  const reasons = reasonsOf(body)
  if (reasons.length > 0)
    return reasons
      .map(({ field, description }) => (field === null ? description : `${field}: ${description}`))
      .join('; ')
  const text = body.trim()
  return text === '' || /^[{[<]/.test(text) ? null : text.slice(0, longest)
}

/**
 * Returns the reasons in an error body, or none if it has another form. The servers' form is
 * `{"status":"FAILED","reasons":[{"field":…,"description":…}]}`. Older servers write `name` for `field`.
 */
export function reasonsOf(body: string): readonly Reason[] {
  const { reasons } = Object(jsonOrNull(body)) as { readonly reasons?: unknown }
  return Array.isArray(reasons) && reasons.every(isReason)
    ? reasons.map(({ field, name, description }) => ({
        field: fieldIn(typeof field === 'string' ? field : name),
        description,
      }))
    : []
}

type WireReason = { readonly field?: unknown; readonly name?: unknown; readonly description: string }

function isReason(value: unknown): value is WireReason {
  return typeof (Object(value) as Partial<WireReason>).description === 'string'
}

function fieldIn(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
