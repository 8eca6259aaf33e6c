import { parseEther, type Address } from 'viem'
import { leaveAllowance, makeWary } from '../../sandbox/chains/wary-token.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { emailOffered, proveAddress, signInByEmail } from '../../tests/e2e/frame/email-visitor.ts'
import {
  askInFrame,
  chooseSwapToken,
  confirmSwap,
  isSwapped,
  openSwap,
  reviewSwap,
} from '../../tests/e2e/swap/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { askChain } from '../../tests/e2e/visitor.ts'
import { visitSwaps } from '../../tests/sandbox/blockchain-api/swap-visit.ts'
import { approveInFrame } from './approve-in-frame.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The sessions in which a visitor swaps something, by file name. */
export const swapSessions: Readonly<Record<string, RecordedSession>> = {
  'swap-the-coin': {
    act: async (visitor) => {
      await toReview(visitor, '0.5')
      await confirmSwap(visitor, 'Swap')
      await visitor.approve()
      await isSwapped(visitor)
      await visitor.dialog.getByText('USD Coin').first().waitFor()
    },
  },
  'swap-a-token': {
    act: async (visitor) => {
      await toReviewBack(visitor, 'USD Coin', '10')
      await visitor.dialog.getByText('You allow').waitFor()
      await signTwice(visitor)
    },
  },
  'swap-over-an-old-allowance': {
    act: async (visitor, sandbox) => {
      const { dialog, host } = visitor
      const { token, makeOrdinary } = await waryToken(sandbox, 'USDC')
      await visitor.connect('Harbor')
      const owner = (await host('address').textContent())?.trim() as Address
      const spender = contractOf(sandbox)
      await leaveAllowance(nodeOf(sandbox), token, { owner, spender, amount: 1_000_000n })
      await openSwap(visitor)
      await chooseSwapToken(visitor, 1, 'USD Coin')
      await switchSides(visitor)
      await reviewSwap(visitor, '10')
      await dialog.getByText("First reset this token's old allowance.").waitFor()
      await confirmSwap(visitor, 'Reset allowance')
      await visitor.approve()
      await signTwice(visitor)
      await makeOrdinary()
    },
  },
  'swap-with-a-permit': {
    act: async (visitor) => {
      await toReviewBack(visitor, 'Dai', '3')
      await visitor.dialog.getByText('Valid until').waitFor()
      await signTwice(visitor)
    },
  },
  'swap-a-token-for-a-token': {
    act: async (visitor) => {
      await toReviewOf(visitor, 'USD Coin', 'Dai', '10')
      await visitor.dialog.getByText('You allow').waitFor()
      await signTwice(visitor)
    },
  },
  'swap-a-token-with-a-permit': {
    act: async (visitor) => {
      await toReviewOf(visitor, 'Dai', 'USD Coin', '3')
      await visitor.dialog.getByText('Valid until').waitFor()
      await signTwice(visitor)
    },
  },
  'swap-fails-on-its-chain': {
    act: async (visitor, sandbox) => {
      await toReview(visitor, '0.25')
      await confirmSwap(visitor, 'Swap')
      await visitor.page.getByTestId('wallet-approve').waitFor()
      // The code at the contract's address now refuses every call (PUSH1 0, PUSH1 0, REVERT).
      const code = await askChain(nodeOf(sandbox), 'eth_getCode', [contractOf(sandbox), 'latest'])
      await askChain(nodeOf(sandbox), 'anvil_setCode', [contractOf(sandbox), '0x60006000fd'])
      await visitor.approve()
      await visitor.dialog.getByText('Nothing was swapped, but you paid the network cost').waitFor()
      await askChain(nodeOf(sandbox), 'anvil_setCode', [contractOf(sandbox), code])
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).waitFor()
    },
  },
  'swap-by-e-mail': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await signInByEmail(visitor, sandbox, 'nell@tidewater.example')
      await fund(visitor, sandbox)
      await buyAndSellBack(visitor)
    },
  },
  'swap-by-a-smart-account': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await enterAsContract(visitor, sandbox, 'otto@tidewater.example')
      // An older version of the service builds no swap before it has the token's allowance.
      await habit(sandbox, { alwaysEstimates: true })
      await buyAndSellBack(visitor)
      await habit(sandbox, { alwaysEstimates: false })
    },
  },
  'swap-in-one-operation': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await enterAsContract(visitor, sandbox, 'odile@tidewater.example')
      await toReviewOfDai(visitor)
      await visitor.dialog.getByText('in one step').waitFor()
      await confirmInFrame(visitor, 'Swap')
      await isSwapped(visitor)
    },
  },
  'swap-over-an-old-allowance-in-one-operation': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      const { dialog, host } = visitor
      await enterAsContract(visitor, sandbox, 'olga@tidewater.example')
      const { token, makeOrdinary } = await waryToken(sandbox, 'DAI')
      const owner = (await host('address').textContent())?.trim() as Address
      const spender = contractOf(sandbox)
      await leaveAllowance(nodeOf(sandbox), token, { owner, spender, amount: parseEther('1') })
      await toReviewOfDai(visitor)
      await dialog.getByText('Resets the old allowance').waitFor()
      await confirmInFrame(visitor, 'Swap')
      await isSwapped(visitor)
      await makeOrdinary()
    },
  },
  'swap-in-one-operation-fails': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      const other = visitSwaps(() => sandbox, 4)
      const ether = parseEther('40')
      await other.swap(await other.build('ETH', 'DAI', ether), ether)
      const given = await other.holds('DAI')
      await other.approve('DAI', contractOf(sandbox), given)
      await enterAsContract(visitor, sandbox, 'orla@tidewater.example')
      await toReviewOfDai(visitor)
      await visitor.dialog.getByText('in one step').waitFor()
      await askInFrame(visitor, 'Swap')
      await other.swap(await other.build('DAI', 'ETH', given))
      await approveInFrame(visitor)
      await visitor.dialog.getByText('The swap would fail').waitFor()
    },
  },
  'swap-with-high-slippage': {
    act: async (visitor) => {
      const { dialog } = visitor
      await visitor.connect('Harbor')
      await openSwap(visitor)
      await chooseSwapToken(visitor, 1, 'USD Coin')
      await dialog.getByRole('button', { name: 'Slippage' }).click()
      const field = dialog.getByLabel('Slippage in percent')
      await field.fill('0.5')
      await dialog.getByText('Enter a whole percentage from 1 to 50').waitFor()
      await field.fill('7')
      await dialog.getByRole('button', { name: 'Raise slippage' }).click()
      await reviewSwap(visitor, '0.1')
      await dialog.getByText('You may get up to 8% less than shown.').waitFor()
      await confirmSwap(visitor, 'Swap')
      await visitor.approve()
      await isSwapped(visitor)
    },
  },
  'swap-while-another-trades': {
    act: async (visitor, sandbox) => {
      const other = visitSwaps(() => sandbox, 5)
      await toReview(visitor, '0.25')
      await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).waitFor()
      // The best route avoids a pool that these swaps empty.
      for (const ether of ['40', '40']) {
        const value = parseEther(ether)
        await other.swap(await other.build('ETH', 'USDC', value), value)
      }
      await visitor.dialog
        .getByText("The price moved: you'd get less than the minimum you reviewed.")
        .waitFor()
      await confirmSwap(visitor, 'Swap')
      await visitor.approve()
      await isSwapped(visitor)
    },
  },
  'swap-is-declined': {
    act: async (visitor) => {
      const { dialog } = visitor
      await toReview(visitor, '0.25')
      await confirmSwap(visitor, 'Swap')
      await dialog.getByText('Confirm in Harbor').first().waitFor()
      await visitor.reject()
      await dialog.getByText('Nothing was swapped. You can try again.').waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.getByRole('heading', { name: 'Swap', exact: true }).waitFor()
    },
  },
  'swap-without-a-quote': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      await visitor.connect('Harbor')
      await openSwap(visitor)
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/convert/quotes' })
      await chooseSwapToken(visitor, 1, 'USD Coin')
      await dialog.getByLabel('You pay').fill('0.75')
      await dialog.getByText("Couldn't get a quote").waitFor()
      sandbox.recover()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByRole('button', { name: 'Review swap' }).waitFor()
    },
  },
}

async function toReview(visitor: Visitor, amount: string): Promise<void> {
  await visitor.connect('Harbor')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, amount)
}

/** Switches the tokens by key, because a click right after the choice of a token could be half of a double one. */
async function switchSides({ dialog }: Visitor): Promise<void> {
  await dialog.getByRole('button', { name: 'Switch tokens' }).press('Enter')
}

/** Opens the review of a swap from a token to the coin. */
async function toReviewBack(visitor: Visitor, token: string, amount: string): Promise<void> {
  await visitor.connect('Harbor')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, token)
  await switchSides(visitor)
  await reviewSwap(visitor, amount)
}

/** Opens the review of a swap from one token to another. */
async function toReviewOf(visitor: Visitor, token: string, other: string, amount: string): Promise<void> {
  await visitor.connect('Harbor')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 0, token)
  await chooseSwapToken(visitor, 1, other)
  await reviewSwap(visitor, amount)
}

/** Signs the token's allowance and then the swap. */
async function signTwice(visitor: Visitor): Promise<void> {
  await confirmSwap(visitor, 'Approve')
  await visitor.approve()
  await confirmSwap(visitor, 'Swap')
  await visitor.approve()
  await isSwapped(visitor)
}

/** Signs in by e-mail and continues with a smart account, which has one ether. */
async function enterAsContract(visitor: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  const { dialog, page } = visitor
  await proveAddress(visitor, sandbox, address)
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await dialog.getByRole('button', { name: 'Settings' }).waitFor()
  await fund(visitor, sandbox)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Buys a little more than five dollars for ether, then sells five. The account approves in the secure frame. */
async function buyAndSellBack(visitor: Visitor): Promise<void> {
  await toReviewOfDai(visitor)
  await visitor.dialog.getByText('You allow').waitFor()
  await confirmInFrame(visitor, 'Approve')
  await confirmInFrame(visitor, 'Swap')
  await isSwapped(visitor)
}

/** Buys a little more than five dollars for ether in the secure frame, and opens the review in which five of them are sold. */
async function toReviewOfDai(visitor: Visitor): Promise<void> {
  const { dialog } = visitor
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'Dai')
  await reviewSwap(visitor, '0.01')
  await confirmInFrame(visitor, 'Swap')
  await isSwapped(visitor)
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  await chooseSwapToken(visitor, 1, 'Dai')
  await switchSides(visitor)
  await reviewSwap(visitor, '5')
}

/** Presses the main button of the review, and approves in the secure frame. */
async function confirmInFrame(visitor: Visitor, label: 'Approve' | 'Swap'): Promise<void> {
  await visitor.dialog.getByRole('button', { name: label, exact: true }).click()
  await approveInFrame(visitor)
}

async function fund({ host }: Visitor, sandbox: Sandbox): Promise<void> {
  const own = (await host('address').textContent())?.trim() ?? ''
  await askChain(nodeOf(sandbox), 'anvil_setBalance', [own, '0xde0b6b3a7640000'])
}

/** Changes a habit of the swap service. */
async function habit({ endpoints }: Sandbox, convert: object): Promise<void> {
  await fetch(`${endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify({ convert }) })
}

function nodeOf({ endpoints }: Sandbox): string {
  return endpoints.chains['eip155:1'] ?? ''
}

function contractOf({ endpoints }: Sandbox): Address {
  return endpoints.swaps?.spender ?? '0x'
}

/** Makes a token refuse to replace an existing allowance, until `makeOrdinary` resets it. */
async function waryToken(sandbox: Sandbox, wanted: string) {
  const found = sandbox.endpoints.tokens['eip155:1']?.find(({ symbol }) => symbol === wanted)
  if (!found) throw new Error(`There is no ${wanted} in the sandbox.`)
  return { token: found.address, makeOrdinary: await makeWary(nodeOf(sandbox), found) }
}
