import { createPhone } from '../../sandbox/phone/phone.ts'
import type { Phone, PhoneOptions } from '../../sandbox/phone/phone.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import type { Visitor } from './visitor.ts'

/** A phone of the sandbox that agrees to whatever it is asked, unless told otherwise. */
export function willingPhone({ endpoints }: Sandbox, options: Partial<PhoneOptions> = {}): Promise<Phone> {
  const { relay, chains } = endpoints
  return createPhone({
    relayUrl: relay ?? '',
    projectId: 'phone',
    chains,
    proposals: 'approve',
    requests: 'approve',
    ...options,
  })
}

/** Gives it the code that the page shows. */
export async function scan({ dialog }: Visitor, phone: Phone): Promise<void> {
  const code = dialog.locator('[data-uri]')
  await code.waitFor()
  await phone.pair((await code.getAttribute('data-uri')) ?? '')
}
