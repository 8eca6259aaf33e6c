import { EMPTY, Observable, concatMap, from, of } from 'rxjs'
import { failureOf } from '../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import type { WalletProvider } from '../eip1193/provider.ts'
import { accountsOf, chainIdOf } from '../eip1193/wallet-answers.ts'
import { endingWithPermission } from './permission.ts'

/** An unread event of a wallet (EIP-1193). */
export type WalletEvent = { readonly event: string; readonly value: unknown }

const events = ['accountsChanged', 'chainChanged', 'disconnect']
const unheard = 'unheard'

/** Emits the changes that a wallet makes by itself (EIP-1193 events), in order. An unsubscription removes every listener. */
export function walletChanges(provider: WalletProvider): Observable<WalletChange> {
  return walletEvents(provider).pipe(concatMap(changeOfEvent), endingWithPermission(provider))
}

/**
 * Emits the unread events that concern a session. An unsubscription removes every listener. Some wallets throw for an event that they do not
 * know. That is emitted as `unheard`, and the other events still work.
 */
export function walletEvents(provider: WalletProvider): Observable<WalletEvent> {
  return new Observable((subscriber) => {
    for (const event of events) {
      const listener = (value: unknown) => subscriber.next({ event, value })
      try {
        provider.on?.(event, listener)
      } catch {
        subscriber.next({ event: unheard, value: event })
      }
      subscriber.add(() => leave(provider, event, listener))
    }
  })
}

/** A provider may fail to remove a listener. That does no harm, because the listener has no subscriber any more. */
function leave(provider: WalletProvider, event: string, listener: (value: unknown) => void): void {
  try {
    provider.removeListener?.(event, listener)
  } catch {}
}

/** Reads an event. Emits nothing for a temporary state. */
export function changeOfEvent({ event, value }: WalletEvent): Observable<WalletChange> {
  if (event === 'disconnect') return isPassing(value) ? EMPTY : of({ kind: 'disconnected' })
  // MetaMask sends `loading` while it changes its network, and the new chain afterwards.
  if (event === 'chainChanged' && value === 'loading') return EMPTY
  if (event === unheard) return of(misbehaved(unheardError(value)))
  return from(event === 'chainChanged' ? chainChange(value) : accountsChange(value))
}

/** MetaMask sends `disconnect` with code 1013 ("try again later") when it loses its node for a moment. It stays connected. */
function isPassing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 1013
}

async function accountsChange(value: unknown): Promise<WalletChange> {
  try {
    return { kind: 'accounts', namespace: 'eip155', accounts: await accountsOf(value) }
  } catch (error) {
    return misbehaved(error)
  }
}

/** Brave sends the object of `connect` (EIP-1193), which holds the chain id. */
async function chainChange(value: unknown): Promise<WalletChange> {
  try {
    const isObject = typeof value === 'object' && value !== null && 'chainId' in value
    return { kind: 'chain', chainId: chainIdOf(isObject ? value.chainId : value) }
  } catch (error) {
    return misbehaved(error)
  }
}

function misbehaved(error: unknown): WalletChange {
  return { kind: 'misbehaved', failure: failureOf(error) }
}

function unheardError(event: unknown): LatchkeyError {
  return new LatchkeyError('wallet-failed', `The wallet lets nobody listen to ${String(event)}.`)
}
