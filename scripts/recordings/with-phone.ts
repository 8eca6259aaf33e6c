import { createPhone } from '../../sandbox/phone/phone.ts'
import type { Phone, PhoneOptions } from '../../sandbox/phone/phone.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'

/** Runs a session with a phone. The phone signs automatically and asks about connections. */
export async function withPhone(
  sandbox: Sandbox,
  use: (phone: Phone) => Promise<void>,
  options: Partial<PhoneOptions> = {},
): Promise<void> {
  const { relay, chains } = sandbox.endpoints
  const phone = await createPhone({
    relayUrl: relay ?? '',
    projectId: 'phone',
    chains,
    requests: 'approve',
    ...options,
  })
  try {
    await use(phone)
  } finally {
    await phone.stop()
  }
}

/** Opens the code and passes its URI to the phone, which then receives a proposal or a sign-in request. */
export async function scanWith(phone: Phone, visitor: Visitor): Promise<void> {
  const code = visitor.dialog.locator('[data-uri]')
  await code.waitFor()
  const proposed = new Promise<void>((resolve) => {
    phone.onProposal(() => resolve())
    phone.onAuthentication(() => resolve())
  })
  await phone.pair((await code.getAttribute('data-uri')) ?? '')
  await proposed
}
