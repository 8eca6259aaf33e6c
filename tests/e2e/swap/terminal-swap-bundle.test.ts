import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { typedCode } from '../../../core/domain/frame/one-time-code.ts'
import { email } from '../../../core/events/frame/email.ts'
import { router } from '../../../core/events/shell/router.ts'
import { smartAccount } from '../../../core/events/frame/smart-account.ts'
import { swap } from '../../../core/events/swap/swap.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { activeAccount } from '../../../core/selectors/account/active-account.ts'
import { terminalWorld } from '../../../entries/terminal-world.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { visitSwaps } from '../../sandbox/blockchain-api/swap-visit.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { newestCode } from '../frame/email-visitor.ts'
import { askChain } from '../visitor.ts'

const chain = 'eip155:1'
const fiveDai = 5n * 10n ** 18n
let sandbox: Sandbox
const rich = visitSwaps(() => sandbox, 3)

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank' })
})
afterAll(() => sandbox.stop())

const node = () => sandbox.endpoints.chains[chain] ?? ''
const drawn = (latchkey: Latchkey) => renderFrame(latchkey, { columns: 100, rows: 40 })

/** The terminal's Latchkey with a smart account that holds five Dai and an ether, whose person says yes to whatever is asked; and what was asked. */
async function contractInTerminal() {
  const approvals: string[] = []
  const { latchkey, dispose } = await terminalWorld('0.0.0')({
    projectId: null,
    sandbox: sandbox.endpoints.demo,
    profile: null,
    networks: [chain],
    signIn: false,
    approve: async (asked) => {
      approvals.push(JSON.stringify(asked))
      return true
    },
    copy: () => {},
    warn: () => {},
  })
  onTestFinished(async () => {
    latchkey.stop()
    await dispose()
  })
  latchkey.start()
  const view = () => currentView(latchkey.state())
  const own = () => activeAccount(latchkey.state())?.address ?? ''
  const address = `swapper-${crypto.randomUUID().slice(0, 8)}@harbour.test`
  void latchkey.open()
  await expect.poll(() => latchkey.state().features.frame).toBe('loaded')
  latchkey.dispatch(email.typed({ text: address }))
  latchkey.dispatch(email.submitted({ email: address, by: 'visitor' }))
  await expect.poll(view).toBe('EmailVerifyDevice')
  await fetch(sandbox.frame?.mails(address)[0]?.link ?? '', { method: 'POST' })
  await expect.poll(view).toBe('EmailVerifyOtp')
  latchkey.dispatch(email.codeTyped(typedCode(newestCode(sandbox, address))))
  await expect.poll(own).not.toBe('')
  const key = own()
  latchkey.dispatch(smartAccount.preferRequested({ type: 'smartAccount' }))
  await expect.poll(own).not.toBe(key)
  await askChain(node(), 'anvil_setBalance', [own(), '0xde0b6b3a7640000'])
  await giveDai(own())
  return { latchkey, approvals, holds: (symbol: string) => heldBy(own(), symbol) }
}

const padded = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

async function giveDai(receiver: string): Promise<void> {
  await rich.send({
    to: rich.token('DAI'),
    data: `0xa9059cbb${padded(receiver)}${fiveDai.toString(16).padStart(64, '0')}`,
  })
}

async function heldBy(account: string, symbol: string): Promise<bigint> {
  const call = { to: rich.token(symbol), data: `0x70a08231${padded(account)}` }
  return BigInt((await askChain(node(), 'eth_call', [call, 'latest'])) as string)
}

test(
  'in the terminal a smart account approves and swaps in one operation, as the pools count',
  { tags: 'thorough' },
  async () => {
    const { latchkey, approvals, holds } = await contractInTerminal()
    void latchkey.open({ view: 'Swap', from: rich.token('DAI'), to: rich.token('USDC'), amount: '5' })
    await expect.poll(() => latchkey.state().swap?.phase.name).toBe('quoted')
    latchkey.dispatch(router.viewPushed({ view: 'SwapPreview' }))
    await expect.poll(() => drawn(latchkey)).toContain('Approves 5 DAI and swaps it for')
    expect(drawn(latchkey)).toContain('in one step')
    const quoted = await rich.quote('DAI', 'USDC', fiveDai)
    const before = approvals.length
    latchkey.dispatch(swap.confirmed())
    await expect.poll(() => drawn(latchkey)).toContain('Swapped 5 DAI')
    expect(approvals.length - before).toBe(1)
    expect([await holds('DAI'), await holds('USDC')]).toEqual([0n, quoted])
  },
)
