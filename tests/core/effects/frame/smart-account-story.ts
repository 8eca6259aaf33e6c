import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import type { FrameUser } from '../../../../core/ports/frame.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { switchAddressView } from '../../../../core/view-models/account/switch-address.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { emailStory } from './email-story.ts'

/** The account of Alice's key, and the contract that it owns. */
export const own = alice.address
export const contract = bob.address

/** Alice as the frame knows her. */
export const user: FrameUser = {
  address: own,
  chainId: mainnet.id,
  accounts: [
    { address: own, type: 'eoa' },
    { address: contract, type: 'smartAccount' },
  ],
  preferredAccountType: 'eoa',
  isSmartAccountDeployed: true,
}

/** A page whose host offers signing in by e-mail, and Alice, who has a contract that stands beside her key's own account. */
export function smartAccountStory({ frame, ...given }: Parameters<typeof emailStory>[0] = {}) {
  const story = emailStory({
    accounts: [own, contract],
    ...given,
    frame: { user, smartAccountNetworks: [mainnet.id], ...frame },
  })
  const signIn = () => {
    story.submit()
    story.code('123456')
  }
  const told = () => accountState(story.state())
  const kept = () => story.storage.texts()[frameKeys.preferredAccountType]
  const item = (address: string) =>
    switchAddressView(story.state()).parts.list?.items.find(({ key }) => key === address)
  /** The wallet says which account comes first from now on, as it does once the frame took a choice. */
  const acts = (...accounts: string[]) =>
    story.wallet.change({ kind: 'accounts', namespace: 'eip155', accounts })
  return { ...story, server: story.signIn, signIn, told, kept, item, acts }
}
