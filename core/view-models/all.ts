import type { ViewName } from '../domain/view-name.ts'
import type { RootState } from '../reducers/root.ts'
import { accountView } from './account.ts'
import { connectView } from './connect.ts'
import { connectingExternalView } from './connecting-external.ts'
import { networksView } from './networks.ts'
import type { Screen } from './parts.ts'

/** The view-model of every view. */
export const allViews = {
  Connect: connectView,
  ConnectingExternal: connectingExternalView,
  Account: accountView,
  Networks: networksView,
} satisfies Record<ViewName, (state: RootState) => Screen>
