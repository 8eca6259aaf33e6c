import { isHex, type Hex } from 'viem'
import { bodyMistake } from '../json-body.ts'
import { Refusal } from '../refusal.ts'
import { conversionMistake } from './swap-sides.ts'

/**
 * A swap to build. `slippage` is in whole percent. `permit` holds the arguments of the token's `permit`. `skipsEstimate` skips the check whether
 * the call would succeed now.
 */
export type SwapOrder = {
  readonly projectId: string
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly userAddress: string
  readonly slippage: number
  readonly permit: Hex
  readonly skipsEstimate: boolean
}

const mostSlippage = 50

/** Reads the body of `POST /v1/convert/build-transaction`. */
export function readSwapOrder(body: unknown): SwapOrder {
  const {
    projectId,
    amount,
    from,
    to,
    userAddress,
    eip155,
    disableEstimate = false,
  } = Object(body) as Readonly<Record<string, unknown>>
  // The public service also accepts an amount as a number.
  const amountText = typeof amount === 'number' ? String(amount) : amount
  const texts = { projectId, amount: amountText, from, to, userAddress }
  for (const [name, value] of Object.entries(texts)) {
    if (value === undefined) throw bodyMistake(`missing field \`${name}\``)
    if (typeof value !== 'string') throw bodyMistake(`${name}: invalid type, expected a string`)
  }
  if (typeof disableEstimate !== 'boolean')
    throw bodyMistake('disableEstimate: invalid type, expected a boolean')
  if (eip155 === undefined || eip155 === null) {
    throw new Refusal(400, '', 'Invalid parameter: slippage parameter is necessary for EVM chains')
  }
  const { slippage, permit = '0x' } = Object(eip155) as { slippage?: unknown; permit?: unknown }
  if (slippage === undefined) throw bodyMistake('eip155: missing field `slippage`')
  if (!Number.isInteger(slippage) || Number(slippage) < 0) {
    throw bodyMistake(`eip155.slippage: invalid value ${JSON.stringify(slippage)}, expected usize`)
  }
  if (Number(slippage) > mostSlippage) {
    throw conversionMistake(`slippage must not be greater than ${mostSlippage}`)
  }
  if (!isHex(permit)) throw conversionMistake('permit must be hexadecimal')
  return {
    ...(texts as Record<keyof typeof texts, string>),
    slippage: Number(slippage),
    permit,
    skipsEstimate: disableEstimate,
  }
}
