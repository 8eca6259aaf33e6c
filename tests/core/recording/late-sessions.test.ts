import { expect, test } from 'vitest'
import type { LatePart } from '../../../core/define-feature.ts'
import { sessionEffects } from '../../../core/effects/sessions.ts'
import { latePartBy } from '../../../core/late-part.ts'
import { featuresAtHand } from '../../../core/recording/features-at-hand.ts'
import { rerun } from '../../../core/recording/replay.ts'
import type { TapeLine } from '../../../core/recording/tape-line.ts'
import { recordings } from '../../recordings.ts'

/** Whether pages have the effects of sessions by now, whatever their network does: an intent waits for them, and who answers that there is a session brings them. */
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

test.each(sought)('%s goes as it went where the effects of sessions come as late as they may', (_, tape) => {
  let begin: Parameters<LatePart['whenHere']>[0] = () => {}
  let here: TapeLine | null = null
  const lines = Object.assign([...tape.lines], {
    *[Symbol.iterator]() {
      for (const line of tape.lines) {
        if (!here && needsSessions(line)) {
          here = line
          begin(sessionEffects)
        }
        yield line
      }
    },
  })
  const latePart = latePartBy((listener) => void (begin = listener))
  expect(rerun({ ...tape, lines }, { ...featuresAtHand, latePart }).difference).toBeNull()
  expect(here).not.toBeNull()
})
