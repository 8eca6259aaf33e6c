const longest = 200

/** One reason for which a server refused something: the field that it is about, where it named one, and its words. */
export type Reason = { readonly field: string | null; readonly description: string }

/** What an error body says in words, or null when it says nothing a person could read. */
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
 * The reasons in an error body, none where it has another form. The servers' own form is
 * `{"status":"FAILED","reasons":[{"field":…,"description":…}]}`; older ones write `name` for `field`.
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
