import type { NameRegistration } from '../domain/names/registration.ts'
import { accountNames } from '../events/names/account-names.ts'
import { defineFlow } from './define-flow.ts'

/** The registration of a name: the service makes a message, the wallet signs it, and the service registers the name. */
export const nameRegistration = defineFlow<NameRegistration>(
  accountNames.registrationRequested,
  'preparing',
  (move) => [
    move(accountNames.messageReady, ['preparing'], 'signing', ({ at, data }) => ({
      name: data.name,
      madeAt: at,
    })),
    move(accountNames.signatureAwaited, ['signing'], 'signing', () => ({ isLingering: true })),
    move(accountNames.signed, ['signing'], 'registering', ({ at }) => ({ signedAt: at })),
    move(accountNames.registrationUnconfirmed, ['registering'], 'unconfirmed', ({ data }) => ({
      failure: data.failure,
    })),
    move(
      accountNames.registered,
      ['registering', 'unconfirmed', 'failed'],
      'registered',
      ({ data: { name } }) => ({ name, failure: null }),
    ),
    move(
      accountNames.registrationFailed,
      ['preparing', 'signing', 'registering', 'unconfirmed'],
      'failed',
      ({ data }) => ({ failure: data.failure }),
    ),
    move(accountNames.registrationAbandoned, ['preparing', 'signing'], 'abandoned'),
  ],
)
