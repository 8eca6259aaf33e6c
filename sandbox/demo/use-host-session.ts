import { useEffect, useState } from 'react'
import { createHostSession } from './host-session.ts'
import type { HostSession } from './host-session.ts'
import type { SandboxServices } from './sandbox-services.ts'
import { defaultSettings } from './settings/default-settings.ts'
import type { Settings } from './settings/setting-field.ts'
import { settingMistake } from './settings/setting-mistake.ts'
import type { SettingMistake } from './settings/setting-mistake.ts'
import { rememberSettings, rememberedSettings } from './settings/settings-memory.ts'

/** The running session, the settings in the panel, and their error. */
export type SessionState = {
  readonly session: HostSession
  readonly wanted: Settings
  readonly mistake: SettingMistake | null
}

/** Holds the page's Latchkey. `apply` creates a new one from other settings and stops the old one, unless the settings are invalid. */
export function useHostSession(services: SandboxServices) {
  const [defaults] = useState(() => defaultSettings(services, location.origin))
  const [state, setState] = useState(() => begin(defaults, services))

  const { session, mistake } = state
  useEffect(() => {
    if (!mistake) rememberSettings(session.settings, defaults)
  }, [session, mistake, defaults])

  const apply = (settings: Settings): boolean => {
    try {
      const next = createHostSession(settings, services)
      session.latchkey.stop()
      setState({ session: next, wanted: settings, mistake: null })
      return true
    } catch (error) {
      setState({ ...state, wanted: settings, mistake: settingMistake(error) })
      return false
    }
  }

  return { ...state, defaults, apply }
}

function begin(defaults: Settings, services: SandboxServices): SessionState {
  const wanted = rememberedSettings(defaults)
  try {
    return { session: createHostSession(wanted, services), wanted, mistake: null }
  } catch (error) {
    return { session: createHostSession(defaults, services), wanted, mistake: settingMistake(error) }
  }
}
