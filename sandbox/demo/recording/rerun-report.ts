import { rerun, whyOnlyFolded } from 'latchkey/testing'
import type { TapeDifference, Tape } from 'latchkey/testing'

/** Reruns the tape. Returns `same`, one sentence about the first difference, or why it was only folded. */
export function rerunReport(tape: Tape): string {
  const folded = whyOnlyFolded(tape)
  if (folded !== null) return `folded; ${folded}`
  const { difference } = rerun(tape)
  return difference ? sentence(difference) : 'same'
}

function sentence(difference: TapeDifference): string {
  const place = `Event ${difference.index + 1}`
  if (difference.kind === 'question')
    return `${place}: question ${difference.ask} was ${difference.recorded}, now it is ${difference.asked}.`
  const { recorded, published } = difference
  if (recorded && published && recorded.type === published.type)
    return `${place}: ${recorded.type} was published with other data, cause or flow.`
  return `${place}: recorded ${recorded?.type ?? 'nothing'}, now ${published?.type ?? 'nothing'} is published.`
}
