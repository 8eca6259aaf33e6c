import { approveCall } from '../../../core/domain/swap/allowance/approve-call.ts'
import { baseUnitsOf } from '../../../core/domain/values/amount.ts'
import { bob } from '../../../fixtures/people.ts'
import { askChain } from '../../e2e/visitor.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { realSwaps } from './real-swaps.ts'
import { realSends } from './real-sends.ts'
import type { SendWish } from './real-sends.ts'
import type { Asked, SignedRequest, Wish } from './real-swaps.ts'
import { tampered, tamperings } from './tampered-answers.ts'
import type { Tampering } from './tampered-answers.ts'

const chainId = 'eip155:1'

/**
 * A world in which somebody between page and swap service changes answers. What a request really does is found by sending it on the
 * chain, and taking that back.
 */
export async function openTamperedWorld() {
  const sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
  const ask = (method: string, ...params: readonly unknown[]) =>
    askChain(sandbox.endpoints.chains[chainId] ?? '', method, params)
  const account = sandbox.endpoints.accounts[5]?.address ?? ''
  const spender = sandbox.endpoints.swaps?.spender ?? ''
  const tokens = sandbox.endpoints.tokens[chainId] ?? []
  const addressOf = (symbol: string) => tokens.find((one) => one.symbol === symbol)?.address ?? ''
  const swapping = realSwaps(sandbox, account)
  const sending = realSends(sandbox, account)
  // More than any order takes: what is signed must not depend on how much may be taken.
  const amount = `1${'0'.repeat(15)}`
  await mined(approveCall({ owner: account, token: addressOf('USDC'), spender, amount }))

  /** Sends a transaction, and waits for its receipt. */
  async function mined(transaction: object): Promise<Readonly<Record<string, string>>> {
    const hash = await ask('eth_sendTransaction', transaction)
    return eventually(async () => {
      const receipt = await ask('eth_getTransactionReceipt', hash)
      if (receipt === null) throw new Error('It is not mined yet.')
      return receipt as Readonly<Record<string, string>>
    })
  }

  /** By how much the account's balances change where a request is really sent, without the network's cost. */
  async function moved(request: SignedRequest, holder = account): Promise<ReadonlyMap<string, bigint>> {
    const snapshot = await ask('evm_snapshot')
    const before = await balances(holder)
    const receipt = await mined({ ...request, gas: '0x7a1200' })
    const later = await balances(holder)
    await ask('evm_revert', snapshot)
    const isOwn = holder === account
    const cost = isOwn ? BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0) : 0n
    const change = (token: string, amount: bigint) =>
      amount - (before.get(token) ?? 0n) + (token === 'native' ? cost : 0n)
    return new Map([...later].map(([token, amount]) => [token, change(token, amount)]))
  }

  async function balances(holder: string): Promise<ReadonlyMap<string, bigint>> {
    const data = `0x70a08231${holder.slice(2).padStart(64, '0')}`
    const all = [...tokens.map(({ address }) => address), sandbox.endpoints.swaps?.wrappedCoin ?? '']
    const read = await Promise.all(
      all.map(async (to) => [to, BigInt(String(await ask('eth_call', { to, data }, 'latest')))] as const),
    )
    return new Map([...read, ['native', BigInt(String(await ask('eth_getBalance', holder, 'latest')))]])
  }

  const decimalsOf = (token: string) => tokens.find(({ address }) => address === token)?.decimals ?? 18
  const isToken = (one: string | null, other: string) =>
    (one ?? 'native').toLowerCase() === other.toLowerCase()

  /** What is wrong with a request for a swap that somebody wished for; null where it does what was reviewed. */
  async function wrongWith(wish: Wish, asked: Asked): Promise<string | null> {
    if (!asked) return null
    const most = BigInt(baseUnitsOf(wish.amount, decimalsOf(wish.from)) ?? 0)
    const { request, pays, least } = asked
    if (request.data.startsWith('0x095ea7b3')) {
      const isKnown = request.data.slice(34, 74).toLowerCase() === spender.slice(2).toLowerCase()
      return isKnown && BigInt(`0x${request.data.slice(74)}`) <= most ? null : 'It approves something else.'
    }
    if (!isToken(pays.token, wish.from) || !isToken(least.token, wish.to)) return 'It shows another token.'
    if (least.decimals !== decimalsOf(wish.to)) return 'It counts otherwise.'
    const changes = await moved(request)
    for (const [token, change] of changes) {
      if (isToken(token, wish.from) ? -change > most : change < 0n) return `It takes ${-change} of ${token}.`
    }
    const came = changes.get(wish.to) ?? 0n
    return came < BigInt(least.amount) ? `It brings ${came}, and at least ${least.amount} was shown.` : null
  }

  /** What is wrong with a request for a transfer that somebody wished for; null where it does what was reviewed. */
  async function wrongWithTransfer(wish: SendWish, request: SignedRequest | null): Promise<string | null> {
    if (!request) return null
    const amount = BigInt(baseUnitsOf(wish.amount, decimalsOf(wish.token)) ?? 0)
    const changes = await moved(request)
    for (const [token, change] of changes) {
      if (isToken(token, wish.token) ? -change !== amount : change !== 0n)
        return `It takes ${-change} of ${token}.`
    }
    const came = (await moved(request, wish.receiver)).get(wish.token) ?? 0n
    return came === amount ? null : `The receiver gets ${came}.`
  }

  /** Sends once for each field of each answer, or for one in so many, and says how many there are and what went wrong. */
  async function everyTransfer(
    wish: SendWish,
    oneIn = 1,
  ): Promise<{ readonly count: number; readonly wrong: readonly string[] }> {
    const seen = new Map<string, unknown>()
    await sending(wish, tampering(null, seen))
    const all = [...seen].flatMap(([path, answer]) => tamperings(path, answer))
    const wrong: string[] = []
    for (const told of all.filter((_, index) => index % oneIn === 0)) {
      const found = await wrongWithTransfer(wish, await sending(wish, tampering(told)))
      if (found !== null) wrong.push(`${told.path} ${told.field.join('.')} = ${String(told.value)}: ${found}`)
    }
    return { count: all.length, wrong }
  }

  /** Every field of every answer that a swap asks for, with what may stand there. */
  async function everyTampering(wish: Wish): Promise<readonly Tampering[]> {
    const seen = new Map<string, unknown>()
    await swapping(wish, tampering(null, seen))
    return [...seen].flatMap(([path, answer]) => tamperings(path, answer))
  }

  /** Swaps once for each tampering, and says what went wrong. */
  async function wrongBy(wish: Wish, all: readonly Tampering[]): Promise<readonly string[]> {
    const wrong: string[] = []
    for (const told of all) {
      const found = await wrongWith(wish, await swapping(wish, tampering(told)))
      if (found !== null) wrong.push(`${told.path} ${told.field.join('.')} = ${String(told.value)}: ${found}`)
    }
    return wrong
  }

  const wishes: Readonly<Record<string, Wish>> = {
    'a token for a token': { from: addressOf('USDC'), to: addressOf('DAI'), amount: '10' },
    'the coin for a token': { from: 'native', to: addressOf('USDC'), amount: '0.01' },
    'a token for the coin': { from: addressOf('USDC'), to: 'native', amount: '25' },
  }
  const transfers: Readonly<Record<string, SendWish>> = {
    'a token': { token: addressOf('USDC'), amount: '10', receiver: bob.address },
    'the coin': { token: 'native', amount: '0.01', receiver: bob.address },
  }
  return {
    sandbox,
    addressOf,
    swapping,
    sending,
    transfers,
    wrongWithTransfer,
    everyTransfer,
    wishes,
    wrongWith,
    wrongBy,
    everyTampering,
  }
}

/** What is between page and service: answers with one field changed. */
export function tampering(told: Tampering | null, seen: Map<string, unknown> = new Map()): typeof fetch {
  return changed((path, answer) => {
    if (!seen.has(path)) seen.set(path, answer)
    return told?.path === path ? tampered(answer, told) : answer
  })
}

/** What is between page and service: answers that somebody changes by their path. */
export function changed(change: (path: string, answer: unknown) => unknown): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok) return response
    const path = new URL(input instanceof Request ? input.url : input).pathname
    return Response.json(change(path, await response.json()))
  }
}

export type TamperedWorld = Awaited<ReturnType<typeof openTamperedWorld>>
