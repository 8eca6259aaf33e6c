import { failureOf } from '../core/domain/errors/failure.ts'
import { isSureRefusal } from '../core/domain/errors/sure-refusal.ts'
import type { FailureCode } from '../core/domain/errors/failure-code.ts'
import { doubtfulNames, doubtfulWords } from '../adapters/wallets/doubt-of-sending.ts'
import { ownCodes, passedOn, walletError } from '../adapters/wallets/wallet-error.ts'
import { walletNames, walletWords } from '../adapters/wallets/wallet-words.ts'
import { LatchkeyError } from '../core/domain/errors/latchkey-error.ts'
import { providerError } from '../renderers/providers/provider-error.ts'

/** Returns the part of `docs/errors.md` that says how wallet errors are read, in Markdown. It is generated from the tables that read them. */
export function walletErrorTable(): string {
  const rows = [
    ...numbersOf(ownCodes).map((code) => row(`code ${code}`, { code })),
    ...[...Object.keys(walletNames), ...doubtfulNames].map((name) => row(`name \`${name}\``, { name })),
    ...[...walletWords, ...doubtfulWords].flatMap(({ examples }) =>
      examples.map((message) => row(`“${message}”`, { message })),
    ),
    ...numbersOf(passedOn).map((code) => row(`code ${code}, and no words above`, { code })),
    row('anything else', {}),
  ]
  const head = ['| A wallet says | `code` | EIP-1193 | It may have sent |', '|---|---|---|---|']
  return [...head, ...rows].join('\n')
}

/** Returns a page of documentation with the table in the place that is marked for it. */
export function withWalletErrors(page: string): string {
  return page.replace(
    /(<!-- wallets: [^\n]*-->\n)[^]*(\n<!-- \/wallets -->)/,
    (_, begin: string, end: string) => `${begin}\n${walletErrorTable()}\n${end}`,
  )
}

function numbersOf(table: Readonly<Record<number, FailureCode>>): readonly number[] {
  return Object.keys(table).map(Number)
}

/** Formats a row for a wallet's response. If it means something else for a request that sends, the row shows that, too. */
function row(says: string, error: object): string {
  const { code } = failureOf(walletError(error, 'personal_sign'))
  const { code: ofSending } = failureOf(walletError(error, 'eth_sendTransaction'))
  const { code: number } = providerError(new LatchkeyError(code, ''))
  const codes = code === ofSending ? `\`${code}\`` : `\`${code}\`; of a request that sends \`${ofSending}\``
  return `| ${says} | ${codes} | ${number} | ${isSureRefusal(ofSending) ? 'no' : 'yes'} |`
}
