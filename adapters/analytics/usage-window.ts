/** The part of a browser's window that tells which page usage is of, when it is left, and takes what is sent then. */
export type UsageWindow = EventTarget & {
  readonly location?: { readonly origin: string; readonly hostname: string; readonly pathname?: string }
  readonly document?: (EventTarget & { readonly visibilityState?: string }) | undefined
  readonly navigator?: { readonly sendBeacon?: (url: string, body: string) => boolean } | undefined
}
