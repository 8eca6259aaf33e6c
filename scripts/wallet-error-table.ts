import { isSureRefusal } from '../core/domain/sure-refusal.ts'
import type { FailureCode } from '../core/domain/failure-code.ts'
import { ownCodes, passedOn } from '../adapters/wallet-errors/wallet-error.ts'
import { walletNames, walletWords } from '../adapters/wallet-errors/wallet-words.ts'
import { LatchkeyError } from '../core/domain/latchkey-error.ts'
import { providerError } from '../renderers/providers/provider-error.ts'

/** The part of `docs/errors.md` that says how the errors of wallets are read, in Markdown; it is made of the very tables that read them. */
export function walletErrorTable(): string {
  const rows = [
    ...codesOf(ownCodes).map(([number, code]) => row(`code ${number}`, code)),
    ...Object.entries(walletNames).map(([name, code]) => row(`name \`${name}\``, code)),
    ...walletWords.flatMap(({ code, examples }) => examples.map((words) => row(`“${words}”`, code))),
    ...codesOf(passedOn).map(([number, code]) => row(`code ${number}, and no words above`, code)),
    row('anything else', 'wallet-failed'),
  ]
  const head = ['| A wallet says | `code` | EIP-1193 | It may have sent |', '|---|---|---|---|']
  return [...head, ...rows].join('\n')
}

/** A page of documentation with the table in the place that is marked for it. */
export function withWalletErrors(page: string): string {
  return page.replace(
    /(<!-- wallets: [^\n]*-->\n)[^]*(\n<!-- \/wallets -->)/,
    (_, begin: string, end: string) => `${begin}\n${walletErrorTable()}\n${end}`,
  )
}

function codesOf(table: Readonly<Record<number, FailureCode>>): readonly (readonly [number, FailureCode])[] {
  return Object.entries(table).map(([number, code]) => [Number(number), code] as const)
}

function row(says: string, code: FailureCode): string {
  const { code: number } = providerError(new LatchkeyError(code, ''))
  return `| ${says} | \`${code}\` | ${number} | ${isSureRefusal(code) ? 'no' : 'yes'} |`
}
