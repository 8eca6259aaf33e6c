import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothKinds, devnet } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

const solana = 'Solana Devnet'

async function visitWith(wallets: string): Promise<{ visitor: Visitor; complaints: readonly string[] }> {
  const { page, complaints } = await visit(stage, {
    query: `?wallets=${wallets}#${new URLSearchParams(bothKinds)}`,
  })
  return { visitor: visitorOn(page), complaints }
}

async function chooseNetwork(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.getByTestId('network').getByRole('button').click()
  await visitor.choose(name)
}

/** Presses by the keyboard, since the row is where the network's was: a second press there would count as a double press. */
const pressTern = ({ dialog }: Visitor) => dialog.getByRole('button', { name: /^Tern\b/ }).press('Enter')

const shows = async (visitor: Visitor, what: string, text: string | RegExp) => {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}

/** Asks by the host's verb `switchNetwork`, and answers `there` or the code of its failure. */
const switchNetwork = ({ page }: Visitor, chainId: string): Promise<string> =>
  page.evaluate(
    (id) =>
      window.latchkey.switchNetwork(id).then(
        () => 'there',
        ({ code }: { code: string }) => code,
      ),
    chainId,
  )

test(
  'a network of Solana leads an Ethereum visitor to a wallet for it, over a reload, and the first wallet stays',
  { tags: 'thorough' },
  async () => {
    const { visitor, complaints } = await visitWith('harbor,tern')
    await visitor.connect('Harbor')
    await chooseNetwork(visitor, solana)
    await visitor.dialog.getByRole('heading', { name: 'Connect a wallet for Solana' }).waitFor()
    await visitor.dialog.getByText(`${solana} needs a wallet for Solana`).waitFor()
    await visitor.page.reload()
    await shows(visitor, 'address', /^0x/)
    expect(await visitor.dialog.isVisible()).toBe(false)
    expect(await visitor.page.getByTestId('wallet-approve').count()).toBe(0)
    await chooseNetwork(visitor, solana)
    await pressTern(visitor)
    await visitor.approve()
    await visitor.dialog.waitFor({ state: 'hidden' })
    await shows(visitor, 'solana', /^\w{32,44}$/)
    await shows(visitor, 'address', /^0x/)
    await visitor.page.getByTestId('network').getByRole('button', { name: solana }).waitFor()
    expect(complaints).toEqual([])
  },
)

test(
  'a wallet that declines there leaves the first one as it was, and the way back to the networks',
  { tags: 'thorough' },
  async () => {
    const { visitor } = await visitWith('harbor,tern')
    await visitor.connect('Harbor')
    await chooseNetwork(visitor, solana)
    await pressTern(visitor)
    await visitor.reject()
    await visitor.dialog.getByText('Connection declined').waitFor()
    await visitor.page.keyboard.press('Escape')
    await shows(visitor, 'status', /^connected$/)
    await shows(visitor, 'chain', 'eip155:1')
    await chooseNetwork(visitor, 'Base')
    await visitor.approve()
    await shows(visitor, 'chain', 'eip155:8453')
  },
)

test('a multichain wallet connects on another kind of network, by button and by verb', async () => {
  const { visitor } = await visitWith('gull')
  await visitor.open()
  await visitor.choose('Gull')
  await visitor.dialog.getByRole('button', { name: /^EVM/ }).click()
  await visitor.approve()
  await shows(visitor, 'address', /^0x/)
  await chooseNetwork(visitor, solana)
  await visitor.approve()
  await shows(visitor, 'solana', /^\w{32,44}$/)
  await visitor.page.getByTestId('disconnect-solana').click()
  await expect.poll(() => visitor.host('solana').count()).toBe(0)
  const switched = switchNetwork(visitor, devnet)
  await visitor.approve()
  expect(await switched).toBe('there')
  await shows(visitor, 'solana', /^\w{32,44}$/)
})

test(
  'the verb of a host ends with what is missing, and the visitor reads it',
  { tags: 'thorough' },
  async () => {
    const { visitor } = await visitWith('harbor,tern')
    await visitor.connect('Harbor')
    expect(await switchNetwork(visitor, devnet)).toBe('unauthorized')
    await visitor.dialog.getByRole('heading', { name: 'Connect a wallet for Solana' }).waitFor()
    await pressTern(visitor)
    await visitor.approve()
    await shows(visitor, 'solana', /^\w{32,44}$/)
  },
)
