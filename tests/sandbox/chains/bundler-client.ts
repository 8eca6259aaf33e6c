import type { PrivateKeyAccount } from 'viem/accounts'
import { bundlerOf, openSmartAccount } from '../../../sandbox/frame/smart-account.ts'
import type { Sandbox } from '../../../sandbox/start.ts'

/** viem's own client of the bundler on chain 1, over the contract of a key, whose gas is paid for it unless told otherwise. */
export function bundlerClientOf(sandbox: Sandbox, owner: PrivateKeyAccount, isSponsored = true) {
  const chain = 'eip155:1'
  return openSmartAccount(owner, chain, sandbox.endpoints.chains[chain] ?? '').then((account) => ({
    account,
    client: account.client,
    bundler: bundlerOf(account, `${sandbox.endpoints.bundler}/${chain}`, isSponsored),
  }))
}
