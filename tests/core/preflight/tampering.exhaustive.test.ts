import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTamperedWorld } from './tampered-world.ts'
import type { TamperedWorld } from './tampered-world.ts'

// Every field of every answer that a swap asks a service for, each with everything that may stand there.

let world: TamperedWorld
beforeAll(async () => {
  world = await openTamperedWorld()
})
afterAll(() => world.sandbox.stop())

test.each(['a token for a token', 'the coin for a token', 'a token for the coin'])(
  '%s: with any changed field the wallet receives the reviewed swap or nothing',
  async (name) => {
    const wish = world.wishes[name] ?? { from: '', to: '', amount: '' }
    expect(await world.wrongBy(wish, await world.everyTampering(wish))).toEqual([])
  },
  600_000,
)

test.each(['a token', 'the coin'])(
  'a transfer of %s: whichever field of a balance is changed, the wallet is asked for nothing worse',
  async (name) => {
    const wish = world.transfers[name] ?? { token: '', amount: '', receiver: '' }
    expect((await world.everyTransfer(wish)).wrong).toEqual([])
  },
)
