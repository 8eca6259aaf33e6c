import type { ArgumentsOf, ViewWithArguments } from './route.ts'
import type { ViewName } from './view-name.ts'

const token = '"native" or the address of a token'
const amount = 'whole tokens as a decimal text such as "1.5"'

const words: { readonly [View in ViewWithArguments]: Readonly<Record<keyof ArgumentsOf<View>, string>> } = {
  WalletSend: { token, amount, receiver: 'an address or a name such as "vitalik.eth"' },
  Swap: { from: token, to: '"native" or the address of another token than "from"', amount },
  SwapSelectToken: { side: '"source" or "target"' },
  SwapConfirmed: { flow: 'the id of a swap' },
  OnRampProviders: {
    amount: 'money as a decimal text such as "25.50"',
    currency: 'a currency such as "EUR"',
    token,
    network: 'the CAIP-2 id of a chain',
  },
  BuyInProgress: { flow: 'the id of a purchase' },
  UnsupportedChain: { purpose: '"swap"' },
  RegisterAccountNameSuccess: { flow: 'the id of a registration' },
}

/** Returns the description of a valid argument of a view, for error messages. Null if the view has no such argument. */
export function expectedOf(view: ViewName, name: string): string | null {
  const ofView = new Map<string, string>(Object.entries(Object(Reflect.get(words, view))))
  return ofView.get(name) ?? null
}
