import type { BalanceHabits } from './tokens/balance-route.ts'
import type { ConvertHabits } from './swap/convert-habits.ts'
import type { IdentityHabits } from './identity/identity-route.ts'
import type { HistoryHabits } from './activity/history-route.ts'
import type { PriceList } from './tokens/price-list.ts'
import type { Purchases } from './buy/purchases.ts'
import type { ResolvedIdentities } from './identity/resolved-identities.ts'
import type { RateLimit, RateLimiter } from './rate-limit.ts'

/** The parts that orders can change. */
export type Orderable = {
  readonly prices: PriceList
  readonly balances: BalanceHabits
  readonly histories: HistoryHabits
  readonly identities: IdentityHabits
  readonly resolved: ResolvedIdentities
  readonly conversions: ConvertHabits
  readonly purchases: Purchases
  readonly limiter: RateLimiter
  readonly giveName: (order: NameOrder) => Promise<void>
  readonly seed: (seed: SeedOrder) => Promise<void>
  readonly dealSamples: (order: SampleOrder) => Promise<void>
}

/** An order of a history for an account: the number of transactions, and the months before now over which they are spread. */
export type SeedOrder = {
  readonly chain: string
  readonly address: string
  readonly count: number
  readonly months: number
}

/** An order of sample tokens for an address on an EVM chain. A list of holdings must be able to show them. */
export type SampleOrder = { readonly chain: string; readonly address: string }

/** An order of a name for an address. `null` removes the name. Without an avatar, it gets a picture of the service. */
export type NameOrder = {
  readonly address: string
  readonly name: string | null
  readonly avatar?: string | null
}

type Order = Readonly<Record<string, unknown>>

const mostTransactions = 2_000
const mostMonths = 48

const takers: Readonly<Record<string, (order: unknown, orderable: Orderable) => void | Promise<void>>> = {
  price(order, { prices }) {
    const { symbol, usd } = Object(order) as Order
    if (typeof symbol !== 'string' || !(usd === null || typeof usd === 'number')) {
      throw new Error(
        '"price" must be such as {"symbol":"WBTC","usd":64250}, or null for a price nobody knows.',
      )
    }
    prices.set(symbol, usd)
  },
  balanceLag(order, { balances }) {
    if (typeof order !== 'number' || order < 0) {
      throw new Error('"balanceLag" must be a number of milliseconds.')
    }
    balances.lag = order
  },
  history: (order, { histories }) => changeHabits('history', histories, order),
  identity(order, { identities, resolved }) {
    changeHabits('identity', identities, order)
    resolved.forget()
  },
  convert: (order, { conversions }) => changeHabits('convert', conversions, order),
  async name(order, { giveName, resolved }) {
    const { address, name, avatar } = Object(order) as Partial<NameOrder>
    if (typeof address !== 'string' || !(name === null || typeof name === 'string')) {
      throw new Error('"name" must be such as {"address":"0x…","name":"harbour.eth"}, or null for no name.')
    }
    await giveName({ address, name, ...(avatar !== undefined && { avatar }) })
    resolved.forget()
  },
  purchases(order, { purchases }) {
    const { address, rows } = Object(order) as Order
    if (typeof address !== 'string' || !Array.isArray(rows)) {
      throw new Error(
        '"purchases" must be such as {"address":"0x…","rows":[{"status":"SUCCESS","amount":"25"}]}.',
      )
    }
    purchases.set(address, rows)
  },
  rateLimit(order, { limiter }) {
    const { burst = 0, perSecond = -1 } = Object(order) as Partial<RateLimit>
    if (order !== null && !(burst >= 1 && perSecond >= 0)) {
      throw new Error('"rateLimit" must be such as {"burst":30,"perSecond":1}, or null for the usual one.')
    }
    limiter.limit(order === null ? null : { burst, perSecond })
  },
  async samples(order, { dealSamples }) {
    const { chain = 'eip155:1', address } = Object(order) as Partial<SampleOrder>
    if (typeof address !== 'string' || typeof chain !== 'string') {
      throw new Error('"samples" must be such as {"chain":"eip155:1","address":"0x…"}.')
    }
    await dealSamples({ chain, address })
  },
  async seed(order, { seed }) {
    const { chain = 'eip155:1', address, count = 100, months = 6 } = Object(order) as Partial<SeedOrder>
    const isCount = Number.isInteger(count) && count > 0 && count <= mostTransactions
    if (
      typeof address !== 'string' ||
      typeof chain !== 'string' ||
      !isCount ||
      !(months > 0 && months <= mostMonths)
    ) {
      throw new Error(
        `"seed" must be such as {"chain":"eip155:1","address":"0x…","count":100,"months":6}, with at most ${mostTransactions} transactions and ${mostMonths} months.`,
      )
    }
    await seed({ chain, address, count, months })
  },
}

/** Runs an order at `/control` that belongs to this service. Returns whether it does. Throws a sentence if it is invalid. */
export async function takeServiceOrder(order: Order, orderable: Orderable): Promise<boolean> {
  const name = Object.keys(order).find((key) => Object.hasOwn(takers, key))
  if (name === undefined) return false
  await takers[name]?.(order[name], orderable)
  return true
}

function changeHabits(what: string, habits: object, order: unknown): void {
  for (const [name, value] of Object.entries(Object(order) as Order)) {
    if (!Object.hasOwn(habits, name) || typeof value !== 'boolean') {
      throw new Error(`"${what}" must have some of ${Object.keys(habits).join(', ')}, each true or false.`)
    }
    Object.assign(habits, { [name]: value })
  }
}
