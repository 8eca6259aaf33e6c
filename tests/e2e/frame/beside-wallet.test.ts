import { afterAll, beforeAll, expect, test } from 'vitest'
import { frameKeys } from '../../../core/domain/frame/keys.ts'
import { emailOffered, openLink, stayWithKey, writeAddress, writeCode } from './email-visitor.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Somebody who has connected a wallet beside the page, and signs in by e-mail then; `before` is what the page told of the wallet. */
async function signedInBeside(wallet: string, address: string, { query = '', kinds = {}, told = '' }) {
  const hash = new URLSearchParams({ ...emailOffered, ...kinds }).toString()
  const { page, complaints } = await visit(stage, { query: `${query}#${hash}` })
  const visitor = visitorOn(page)
  await visitor.connect(wallet)
  const before = await visitor.host(told).textContent()
  await page.getByTestId('open-connect').click()
  await writeAddress(visitor, address)
  await openLink(visitor, stage.sandbox, address)
  await writeCode(visitor, stage.sandbox, address)
  await stayWithKey(visitor)
  return { visitor, complaints, before }
}

test('an e-mail account works beside a Solana wallet, also after a reload', async () => {
  const given = { query: '?wallets=tern', kinds: bothKinds, told: 'solana' }
  const { visitor, complaints, before: onSolana } = await signedInBeside('Tern', 'quay@harbour.test', given)
  const { page, dialog, host } = visitor
  const own = await host('address').textContent()
  expect([own?.startsWith('0x'), await host('solana').textContent()]).toEqual([true, onSolana])
  await page.reload()
  await expect.poll(() => host('address').textContent()).toBe(own)
  await expect.poll(() => host('solana').textContent()).toBe(onSolana)
  await visitor.open()
  await dialog.getByText('Email account').first().waitFor()
  await dialog.getByText(/^Tern · /).waitFor()
  await pressInMenu(dialog, 'Settings')
  await dialog.getByRole('button', { name: 'Switch to your smart account' }).click()
  await expect.poll(() => host('address').textContent()).not.toBe(own)
  expect(await host('solana').textContent()).toBe(onSolana)
  expect(complaints).toEqual([])
})

test(
  'a visitor switches from a browser wallet to e-mail and back, and no frame data stays stored',
  { tags: 'thorough' },
  async () => {
    const given = { told: 'address' }
    const {
      visitor,
      complaints,
      before: harbors,
    } = await signedInBeside('Harbor', 'pier@harbour.test', given)
    const { page, host } = visitor
    expect(await host('address').textContent()).not.toBe(harbors)
    await page.getByTestId('open-connect').click()
    await visitor.choose('Harbor')
    await visitor.approve()
    await visitor.dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => host('address').textContent()).toBe(harbors)
    const ends = await page.evaluate(() =>
      Object.keys(localStorage).map((key) => key.split('/').at(-1) ?? ''),
    )
    expect(ends.filter((end) => Object.hasOwn(frameKeys, end))).toEqual([])
    await page.reload()
    await expect.poll(() => host('address').textContent()).toBe(harbors)
    expect(complaints).toEqual([])
  },
)
