import { expect, test } from 'vitest'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried } from '../answers.ts'
import { connectedTo } from './connected-to.ts'
import { relayStage } from './relay-stage.ts'

const stage = relayStage()

test('ending a session rejects its open request, even if the phone still shows it', async () => {
  const phone = await stage.phone({ proposals: 'approve', requests: 'ask' })
  const walletConnect = stage.latchkey({ timeouts: { teardown: 100 } })
  const walletKey = await connectedTo(walletConnect, phone)
  const arrived = new Promise<void>((resolve) => void phone.onRequest(() => resolve()))
  const asked = failureFrom(
    walletConnect.request({ walletKey, chainId: mainnet.id, method: 'personal_sign', params: [] }, unhurried),
  )
  await arrived
  await stage.relay().kill()
  expect(await failureFrom(walletConnect.disconnect({ walletKey }, unhurried))).toMatchObject({
    code: 'unreachable',
  })
  expect(await asked).toMatchObject({ code: 'wallet-disconnected' })
  expect(phone.sessions()).toHaveLength(1)
})
