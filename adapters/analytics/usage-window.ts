/** The part of a browser's window that analytics uses: the page's location, its visibility, and `sendBeacon`. */
export type UsageWindow = EventTarget & {
  readonly location?: { readonly origin: string; readonly hostname: string; readonly pathname?: string }
  readonly document?: (EventTarget & { readonly visibilityState?: string }) | undefined
  readonly navigator?: { readonly sendBeacon?: (url: string, body: string) => boolean } | undefined
}
