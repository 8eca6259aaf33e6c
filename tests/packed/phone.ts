import { inject, onTestFinished } from 'vitest'
import { createPhone } from '../../sandbox/phone/phone.ts'
import type { Phone } from '../../sandbox/phone/phone.ts'

/** A phone on the sandbox's relay for as long as a test lasts, which approves every app. */
export async function willingPhone(): Promise<Phone> {
  const { relay, chains } = inject('sandbox')
  const phone = await createPhone({ relayUrl: relay ?? '', projectId: 'phone', chains, proposals: 'approve' })
  onTestFinished(() => phone.stop())
  return phone
}
