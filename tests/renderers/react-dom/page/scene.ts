import type { EventInput } from '../../../../core/events/define-events.ts'

/** How a scene's page is set. */
export type Setting = {
  readonly locale?: string
  readonly strings?: Record<string, string>
  readonly themeMode?: 'light' | 'dark' | 'auto'
  readonly isSiweEnabled?: boolean
  readonly features?: { readonly email: boolean }
  readonly themeVariables?: Record<string, string>
}

/** A state of the modal, made of what happened. */
export type Scene = {
  readonly setting?: Setting
  /** Whether what the views need has not come. */
  readonly withoutFeature?: boolean
  readonly events: readonly EventInput[]
}
