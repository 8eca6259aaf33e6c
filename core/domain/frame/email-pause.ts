/** How long after one e-mail the next may be asked for, in milliseconds (spec 9). */
export const emailPause = 30_000

/** When an e-mail was asked for (milliseconds since 1970), as it is kept; null where none was, or where no time is kept. */
export function lastAskedIn(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** In how many whole seconds the next e-mail may be asked for; 0 where it may be now. A time that is still to come is none: the visitor's clock was set back. */
export function secondsToNextEmail(lastAskedAt: number | null, now: number): number {
  if (lastAskedAt === null || lastAskedAt > now) return 0
  return Math.max(0, Math.ceil((emailPause - (now - lastAskedAt)) / 1000))
}
