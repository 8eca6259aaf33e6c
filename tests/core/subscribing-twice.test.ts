import { expect, test } from 'vitest'
import { mainnet } from '../../core/domain/network/known-networks.ts'
import { createLatchkey } from '../../entries/index.ts'
import { startStory } from '../../fixtures/story.ts'

test.each([
  ['that runs', () => startStory().latchkey],
  ['whose code is not loaded', () => createLatchkey({ projectId: 'p', networks: [mainnet] })],
] as const)(
  'two subscriptions of one listener to a Latchkey %s are two: the end of one leaves the other',
  (_, make) => {
    const latchkey = make()
    let times = 0
    const listener = () => void (times += 1)
    const leave = latchkey.subscribe(listener)
    latchkey.subscribe(listener)
    latchkey.update({ themeMode: 'dark' })
    expect(times).toBe(2)
    leave()
    leave()
    latchkey.update({ themeMode: 'light' })
    expect(times).toBe(3)
    latchkey.stop()
  },
)
