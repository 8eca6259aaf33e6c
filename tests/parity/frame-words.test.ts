import { expect, test } from 'vitest'
import { createPlayer } from '../../core/recording/player.ts'
import type { RootState } from '../../core/reducers/root.ts'
import { isFrameWallet } from '../../core/domain/wallets/wallet.ts'
import type { Part } from '../../core/view-models/parts/parts.ts'
import { activeSession } from '../../core/selectors/sessions/active-session.ts'
import { recordings } from '../recordings.ts'
import { shownIn } from './drawn.ts'

const ofFrame = recordings.filter(([, { lines }]) =>
  lines.some((line) => JSON.stringify(line).includes('"key":"frame"')),
)

test('there are recordings of the secure frame', () => {
  expect(ofFrame.length).toBeGreaterThan(10)
})

test.each(ofFrame)('%s: no sentence sends anybody into the wallet of the secure frame', (_, tape) => {
  const player = createPlayer(tape)
  const found = new Set<string>()
  for (let position = 1; position <= player.length; position += 1) {
    player.goTo(position)
    const state = player.state() as RootState
    const session = activeSession(state)
    if (!session || !isFrameWallet(session.wallet)) continue
    const { chrome, screen, toast } = shownIn(state)
    // There the name is that of who knows the visitor.
    if (chrome.view === 'ConnectingSocial') continue
    const sentences = Object.values(screen.parts).flatMap((part) => (part ? sentencesOf(part) : []))
    for (const sentence of [...sentences, toast?.text ?? ''])
      if (sentence.includes(session.wallet.name)) found.add(sentence)
  }
  expect([...found]).toEqual([])
})

function sentencesOf(part: Part): readonly string[] {
  switch (part.part) {
    case 'notice':
      return [part.title, part.body ?? '']
    case 'list':
      return part.items.map(({ detail = '', busy }) => (busy ? detail : ''))
    default:
      return []
  }
}
