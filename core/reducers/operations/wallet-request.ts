import { connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The host's requests that have taken so long that the view explains the wait, each with its session. */
type WalletRequestState = {
  readonly lingering: readonly { readonly request: string; readonly session: string }[]
}

const initial: WalletRequestState = bootBeginning.walletRequest

export const walletRequestSlice = defineSlice<WalletRequestState>(initial, (when) => [
  when([walletRequest.delayed], (draft, { data }) => {
    draft.lingering.push(data)
  }),
  when([walletRequest.answered, walletRequest.failed], (draft, { data }) => {
    if (draft.lingering.length > 0)
      draft.lingering = draft.lingering.filter(({ request }) => request !== data.request)
  }),
  when([...connectionEndings], (draft, { data }) => {
    if (draft.lingering.length > 0)
      draft.lingering = draft.lingering.filter(({ session }) => session !== data.session)
  }),
  when([host.stopped], () => initial),
])
