import type { ComponentType } from 'react'
import type { ViewName } from '../../core/domain/view-name.ts'
import type { Space } from './Sections.tsx'
import { AccountScreen } from './screens/AccountScreen.tsx'
import { ConnectScreen } from './screens/ConnectScreen.tsx'
import { ConnectingExternalScreen } from './screens/ConnectingExternalScreen.tsx'
import { NetworksScreen } from './screens/NetworksScreen.tsx'

/** The screen of every view. */
export const screenRegistry = {
  Connect: ConnectScreen,
  ConnectingExternal: ConnectingExternalScreen,
  Account: AccountScreen,
  Networks: NetworksScreen,
} satisfies Record<ViewName, ComponentType<Space>>
