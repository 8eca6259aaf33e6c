/** The pause between two e-mails, in milliseconds. */
const emailPause = 30_000

/** Returns the stored time of the last e-mail, in milliseconds since 1970. Null if there is none. */
export function lastEmailTime(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/**
 * Returns the number of seconds until the next e-mail may be requested, 0 if it may be requested now. A time in the future is ignored, because the
 * visitor's clock was set back.
 */
export function secondsToNextEmail(lastAskedAt: number | null, now: number): number {
  if (lastAskedAt === null || lastAskedAt > now) return 0
  return Math.max(0, Math.ceil((emailPause - (now - lastAskedAt)) / 1000))
}
