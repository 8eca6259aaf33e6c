import { inject, onTestFinished } from 'vitest'
import { createPhone } from '../../sandbox/phone/phone.ts'
import type { Phone } from '../../sandbox/phone/phone.ts'

/** A phone on the sandbox's relay for as long as a test lasts, which approves every app. */
export const willingPhone = () => phoneThat('approve')

/** A phone that leaves each decision to the test. */
export const waitingPhone = () => phoneThat('ask')

async function phoneThat(proposals: 'approve' | 'ask'): Promise<Phone> {
  const { relay, chains } = inject('sandbox')
  const phone = await createPhone({ relayUrl: relay ?? '', projectId: 'phone', chains, proposals })
  onTestFinished(() => phone.stop())
  return phone
}
