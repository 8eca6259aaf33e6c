import { expect, test } from 'vitest'
import { latePartBy } from '../../../core/late-part.ts'
import { featuresAtHand } from '../../../core/recording/features-at-hand.ts'
import { foldTape, rerun } from '../../../core/recording/replay.ts'
import type { TapeLine } from '../../../core/recording/tape-line.ts'
import { heldLatePart } from '../../../fixtures/held-late-part.ts'
import { recordings } from '../../recordings.ts'

/** Whether pages have the late part of the core by now, whatever their network does: an intent waits for it, and who answers that there is a session brings it. */
const needsSessions = (line: TapeLine) => {
  if (line.kind === 'event') return latePartBy(() => {}).awaitedBy.includes(line.type)
  const { port, answer } = line
  if (/wallet-connect|frame/.test(port)) return true
  if (port !== 'storage' || !/read|watch/.test(line.method)) return false
  return 'failure' in answer || Object('value' in answer && answer.value)['text'] !== null
}

const sought = recordings.filter(([name]) =>
  /^(connect|come-back|disconnect|email-f|farcaster-e|late-yes|left|locked|misb|network|pair-|phone-d|sign-out|social-f|solana|switch-to-solana|two-w|wrong-n)/.test(
    name,
  ),
)

test.each(sought)(
  '%s goes as it went, to the same state, where what moves sessions comes as late as they may',
  (_, tape) => {
    const { latePart, bring } = heldLatePart()
    let here: TapeLine | null = null
    const lines = Object.assign([...tape.lines], {
      *[Symbol.iterator]() {
        for (const line of tape.lines) {
          if (!here && needsSessions(line)) {
            here = line
            bring()
          }
          yield line
        }
      },
    })
    const late = rerun({ ...tape, lines }, { ...featuresAtHand, latePart })
    expect(late.difference).toBeNull()
    expect(late.state).toEqual(foldTape(tape))
    expect(here).not.toBeNull()
  },
)
