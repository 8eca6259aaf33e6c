import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { connectButtonView } from '../../../../core/view-models/buttons/connect-button.ts'
import { accountReader } from '../../../../renderers/headless/account-reader.ts'
import { lagoon, startWith } from '../../effects/connection/solana-wallet-story.ts'
import { keeping } from '../../effects/connection/two-wallets-story.ts'

const keptLagoon = {
  connector: 'wallet-standard' as const,
  wallet: lagoon.wallet,
  namespaces: [{ namespace: 'solana' as const, chainId: solanaDevnet.id }],
}

const statuses = ({ latchkey }: Pick<ReturnType<typeof startWith>, 'latchkey'>) => {
  const { status, wallet } = accountReader(latchkey).account()
  return { account: status, button: connectButtonView(latchkey.state()).status, wallet: wallet?.name }
}

test('the account and the button show connecting if only a Solana wallet is asked', () => {
  const story = startWith()
  story.latchkey.start()
  story.standard.hang('connect')
  story.connect().catch(() => {})
  expect(statuses(story)).toEqual({ account: 'connecting', button: 'connecting', wallet: 'Lagoon' })
  story.latchkey.stop()
})

test('the account and the button show reconnecting if only a Solana wallet is restored', () => {
  const story = startWith({ storage: fakeStorage(keeping(keptLagoon)) })
  story.standard.hang('reconnect')
  story.latchkey.start()
  expect(statuses(story)).toEqual({ account: 'reconnecting', button: 'reconnecting', wallet: 'Lagoon' })
  story.latchkey.stop()
})
