const longest = 200

/**
 * What an error body says in words, or null when it says nothing a person could read. The servers' own form is
 * `{"status":"FAILED","reasons":[{"field":…,"description":…}]}`; older ones write `name` for `field`.
 */
export function descriptionOf(body: string): string | null {
  const { reasons } = Object(jsonOrNull(body)) as { readonly reasons?: unknown }
  if (Array.isArray(reasons) && reasons.length > 0 && reasons.every(isReason))
    return reasons
      .map(({ field, name, description }) => prefixed(typeof field === 'string' ? field : name, description))
      .join('; ')
  const text = body.trim()
  return text === '' || /^[{[<]/.test(text) ? null : text.slice(0, longest)
}

type Reason = { readonly field?: unknown; readonly name?: unknown; readonly description: string }

function isReason(value: unknown): value is Reason {
  return typeof (Object(value) as Partial<Reason>).description === 'string'
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
