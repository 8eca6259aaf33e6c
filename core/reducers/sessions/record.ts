import { isRetryable } from '../../domain/errors/retryable.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { installed } from '../../events/wallets/installed.ts'
import { storage } from '../../events/storage.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import type { ConnectionState } from './connection.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** Reduces how far the record of sessions was read and written, and which of its wallets were missing when they were to be disconnected. */
export const sessionRecordSlice = defineSlice<ConnectionState>(bootBeginning.connection, (when) => [
  when([connection.recalled], (draft, { data: { from } }) => {
    draft.recalledFrom = from
    if (from === 'tab') delete draft.isRecordUnsaved
  }),
  when([connection.reconnectAbandoned], (draft, { data: { session, failure } }) => {
    if (session === null && failure && draft.forgottenMeanwhile && !isRetryable(failure))
      draft.isRecordUnreadable = true
  }),
  when([storage.written, storage.removed], (draft, { data: { key } }) => {
    if (key === storageKeys.sessions) delete draft.isRecordUnsaved
  }),
  when([storage.failed], (draft, { data: { key } }) => {
    if (key === storageKeys.sessions) draft.isRecordUnsaved = true
  }),
  when([connection.walletNotified], (draft, { data: { walletKey, after, failure } }) => {
    if (after !== 'disconnectedUnrestored' || failure?.code !== 'wallet-missing') return
    draft.unannounced = [...(draft.unannounced ?? []).filter((key) => key !== walletKey), walletKey]
  }),
  when([installed.announced], (draft, { data: { wallet } }) => {
    if (!draft.unannounced?.includes(wallet.key)) return
    draft.unannounced = draft.unannounced.filter((key) => key !== wallet.key)
    if (draft.unannounced.length === 0) delete draft.unannounced
  }),
  when([host.stopped], (draft) => {
    delete draft.recalledFrom
    delete draft.isRecordUnreadable
    delete draft.isRecordUnsaved
    delete draft.unannounced
  }),
])
