import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { isConnectorFailure } from '../../../../core/domain/connection/connector-failure.ts'
import { allFields } from '../../../../core/events/all-fields.ts'

/** Facts that hold a failure of somebody else: a service, a node, storage, the page, or our own code. */
const ofOthers = `
account/addressCopyFailed account/balanceFailed accountNames/registrationUnconfirmed accountNames/lookUpFailed accountNames/nameFailed
accountNames/ownNamesFailed accountNames/suggestionsFailed activity/pageFailed analytics/batchLost analytics/serviceFailed features/loadFailed identity/failed
installed/refused locale/catalogueFailed nodes/failed onRamp/balanceFailed onRamp/linkFailed
onRamp/optionsFailed onRamp/quoteFailed onRamp/quoteRefused onRamp/windowFailed pairing/linkCopyFailed purchases/failed
receiverPaste/refused send/estimateFailed send/quoteFailed send/prefillMissed send/receiverFailed signIn/checkFailed
signIn/signOutFailed social/linkCopyFailed storage/failed swap/planFailed swap/priceFailed swap/quoteFailed swap/swapFailed
swapTokens/failed swapTokens/missed swapTokens/priceFailed tokenBalances/failed wallets/firstPageFailed
wallets/lookupFailed wallets/pageFailed wallets/searchFailed
`
  .trim()
  .split(/\s+/)

const holdsFailure = [...allFields]
  .filter(([, fields]) => 'failure' in (fields instanceof z.ZodMiniType ? {} : fields))
  .map(([type]) => type)

describe('connector failures', () => {
  test.each(holdsFailure)('%s is of a connector, or of somebody else', (type) => {
    const data = { attempt: 'e1', failure: { code: 'wallet-failed' } }
    expect(isConnectorFailure({ type, data })).toBe(!ofOthers.includes(type))
  })

  test.each([
    ['a visitor who refused', { attempt: 'e1', failure: { code: 'user-rejected' } }],
    ['what was taken back', { attempt: 'e1', failure: { code: 'aborted' } }],
    ['a code that nobody scanned', { attempt: 'e1', failure: { code: 'pairing-expired' } }],
    ['no failure', { attempt: 'e1', failure: null }],
    ['a remembered wallet that is not there', { session: null, failure: { code: 'wallet-missing' } }],
  ])('%s is no failure of one', (_, data) => {
    expect(isConnectorFailure({ type: 'connection/reconnectAbandoned', data })).toBe(false)
  })

  test('a switch for which no wallet is connected is no failure of one', () => {
    const data = { attempt: 'e1', chainId: 'eip155:1', failure: { code: 'unauthorized' } }
    expect(isConnectorFailure({ type: 'network/switchFailed', data })).toBe(false)
  })
})
